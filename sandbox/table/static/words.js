/* The page's own words. Everything else on it is said by the bot or by people. */

const WORDS = {
  channels: ["Channels", "Salons"],
  privately: ["Direct messages", "Messages privés"],
  addChannel: ["Add a channel", "Ajouter un salon"],
  addThread: ["Add a thread to #{0}", "Ajouter un fil à #{0}"],
  addPerson: ["Add a player", "Ajouter quelqu’un"],
  people: ["Players", "À la table"],
  switchTo: ["Play as {0}", "Jouer en tant que {0}"],
  settings: ["{0}’s settings", "Réglages de {0}"],
  newWindow: ["Open a window for {0}", "Ouvrir une fenêtre pour {0}"],
  name: ["Name", "Nom"],
  language: ["Language", "Langue"],
  dms: ["Accepts DMs from the bot", "Accepte les messages privés du bot"],
  moderator: ["Moderator of this server", "Modère ce serveur"],
  save: ["Save", "Enregistrer"],
  add: ["Add", "Ajouter"],
  cancel: ["Cancel", "Annuler"],
  submit: ["Submit", "Envoyer"],
  close: ["Close", "Fermer"],
  channelName: ["Channel name", "Nom du salon"],
  threadName: ["Thread name", "Nom du fil"],
  threadIn: ["A thread in #{0}", "Un fil dans #{0}"],
  messageIn: ["Message {0}", "Message dans {0}"],
  messageHint: ["Message {0}   ·   / for commands", "Message dans {0}   ·   / pour les commandes"],
  send: ["Send", "Envoyer"],
  commands: ["Commands", "Commandes"],
  noCommand: ["No matching command.", "Aucune commande ne commence ainsi."],
  noCommandsYet: ["Commands appear once the bot is up.", "Les commandes viennent avec l’arbitre."],
  nothingOffered: ["Nothing matches.", "Rien ne correspond."],
  loadingChoices: ["Looking…", "Recherche…"],
  choicesFailed: ["Couldn’t load the choices.", "Les choix n’ont pas pu être chargés."],
  required: ["required", "obligatoire"],
  optional: ["optional", "facultatif"],
  fillThis: ["This option is required.", "Cette option est obligatoire."],
  wrongNumber: ["Enter a number.", "Il faut un nombre ici."],
  chooseOne: ["Pick one from the list.", "Choisissez dans la liste."],
  yes: ["True", "Vrai"],
  no: ["False", "Faux"],
  used: ["used", "a utilisé"],
  app: ["APP", "APP"],
  onlyYou: ["Only you can see this", "Visible par vous seulement"],
  dismiss: ["Dismiss message", "Effacer ce message"],
  thinking: ["{0} is thinking…", "{0} réfléchit…"],
  spoiler: ["Spoiler", "Spoiler"],
  edited: ["(edited)", "(modifié)"],
  given: ["{0}: {1}", "{0} : {1}"],
  pressGone: ["That button is gone; nothing was pressed.", "Ce bouton n’est plus là : rien n’a été envoyé."],
  failed: ["This interaction failed", "Échec de l’interaction"],
  noAnswer: ["The application did not respond", "L’application n’a pas répondu"],
  gone: ["This message is gone.", "Ce message n’est plus là."],
  lost: ["Connection lost.", "La connexion avec la table est coupée."],
  table: ["Can’t reach the table; trying again…", "La table est fermée ou hors d’atteinte ; nouvel essai…"],
  locked: [
    "This window has lost its key. Open the address shown in the terminal.",
    "Cette fenêtre a perdu sa clé : ouvrez l’adresse qu’affiche le terminal.",
  ],
  starting: ["The bot is starting…", "L’arbitre arrive…"],
  away: ["The bot stopped. Restarting in {0} s.", "L’arbitre s’est arrêté. Il revient dans {0} s."],
  notBack: ["The bot isn’t back yet. Try again in a moment.", "L’arbitre n’est pas encore revenu. Réessayez dans un instant."],
  wakeNow: ["Restart now", "Le relancer"],
  jump: ["Jump to latest", "Aller au dernier message"],
  newMessages: ["New", "Nouveau"],
  older: ["Show older messages", "Afficher les messages plus anciens"],
  enlarge: ["Enlarge: {0}", "Agrandir : {0}"],
  picture: ["picture", "image"],
  openMenu: ["Channels and players", "Salons et joueurs"],
  choose: ["Choose", "Choisir"],
  chosen: ["{0} chosen (pick {1}–{2})", "{0} choisi(s), il en faut {1} à {2}"],
  ok: ["OK", "OK"],
  themeAuto: ["Theme: system", "Couleurs : comme le système"],
  themeDark: ["Theme: dark", "Couleurs : sombres"],
  themeLight: ["Theme: light", "Couleurs : claires"],
  today: ["Today", "Aujourd’hui"],
  yesterday: ["Yesterday", "Hier"],
  welcomeTo: ["Welcome to {0}", "Bienvenue dans {0}"],
  welcome: [
    "This is the real bot, running on your own computer. Open a game, get everyone to join, and play.",
    "Ce salon est le vrai bot, sur votre ordinateur. Ouvrez une partie, invitez les autres et jouez.",
  ],
  welcomeHand: [
    "The names at the top are the players: click one to play as them. Each has their own DMs.",
    "Les noms en haut de page indiquent qui joue : cliquez pour changer de joueur. Chacun a ses propres messages privés.",
  ],
  welcomeDm: ["This is where {0} sends {1} private messages.", "{0} écrit ici à {1} en privé : personne d’autre ne le voit."],
  openGame: ["Open a game", "Ouvrir une partie"],
  showCommands: ["Show commands", "Voir les commandes"],
  unread: ["{0} unread", "{0} non lus"],
  unreadOne: ["1 unread", "1 non lu"],
  calls: ["{0} for you", "{0} pour vous"],
  noUpload: ["You can’t upload files here.", "On ne peut pas déposer de fichier à cette table."],
  somethingWrong: ["Something went wrong. Try again.", "Quelque chose s’est mal passé. Réessayez."],
  taken: ["This name is taken.", "Ce nom est déjà pris."],
  emptyName: ["Enter a name.", "Il faut un nom."],
  full: ["There’s no room for more.", "Il n’y a plus de place."],
  removeOption: ["Remove {0}", "Retirer {0}"],
};

const REFUSALS = {
  "this message is gone": "gone",
  "this name is taken": "taken",
  "this name is empty": "emptyName",
  "the table is full": "full",
  "there are channels enough": "full",
};

let french = navigator.language.toLowerCase().startsWith("fr");

export function speak(locale) {
  french = locale === "fr";
  document.documentElement.lang = localeTag();
}

export const localeTag = () => (french ? "fr" : "en");

/* The reader's own way of writing hours and dates: of their language as their browser has it (en-GB), or else by their browser's clock. */
export function moment(at, style) {
  const own = navigator.languages.find((tag) => tag.toLowerCase().startsWith(localeTag()));
  const hourCycle = own ? undefined : new Intl.DateTimeFormat(undefined, { hour: "numeric" }).resolvedOptions().hourCycle;
  return new Intl.DateTimeFormat(own ?? localeTag(), { ...style, ...(hourCycle && style.timeStyle ? { hourCycle } : {}) }).format(at);
}

export function kilobytes(size) {
  const style = { style: "unit", unit: "kilobyte", maximumFractionDigits: 0 };
  return new Intl.NumberFormat(localeTag(), style).format(Math.max(1, size / 1000));
}

export function t(key, ...facts) {
  return WORDS[key][french ? 1 : 0].replace(/\{(\d)\}/g, (_, index) => facts[index]);
}

/* The sentence for an answer that is an error. */
export function complaint(answer, fallback = "failed") {
  if (answer.error === "no_answer") return t("noAnswer");
  if (answer.error === "lost") return t("lost");
  if (answer.error === "away") return t("notBack");
  const known = REFUSALS[answer.text];
  return known ? t(known) : answer.text || t(fallback);
}

/* A command's or option's word in the person's language. */
export function localised(thing, field) {
  const others = thing[`${field}_localizations`];
  return (french && others && others.fr) || thing[field] || "";
}
