/* The page's own words. Everything else on it is said by the bot or by people. */

const WORDS = {
  channels: ["Channels", "Salons"],
  privately: ["Direct messages", "Messages privés"],
  addChannel: ["Add a channel", "Ajouter un salon"],
  addThread: ["Add a thread to #{0}", "Ajouter un fil à #{0}"],
  addPerson: ["Add a player", "Ajouter un joueur"],
  people: ["Players", "Joueurs"],
  switchTo: ["Play as {0}", "Jouer en tant que {0}"],
  settings: ["{0}’s settings", "Réglages : {0}"],
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
  noCommand: ["No matching command.", "Aucune commande trouvée."],
  noCommandsYet: ["Commands appear once the bot is up.", "Les commandes apparaîtront dès que le bot sera prêt."],
  noOption: ["No option takes “{0}”. Delete it, or pick an option.", "Aucune option n’accepte « {0} ». Effacez ces mots ou choisissez une option."],
  nothingOffered: ["Nothing matches.", "Aucun résultat."],
  loadingChoices: ["Searching…", "Recherche…"],
  choicesFailed: ["Couldn’t load the choices.", "Impossible de charger les choix."],
  required: ["required", "obligatoire"],
  optional: ["optional", "facultatif"],
  furtherOptions: ["Further options", "Autres options"],
  fillThis: ["This option is required.", "Cette option est obligatoire."],
  wrongNumber: ["Enter a number.", "Entrez un nombre."],
  chooseOne: ["Pick one from the list.", "Choisissez dans la liste."],
  yes: ["True", "Vrai"],
  no: ["False", "Faux"],
  used: ["used", "a utilisé"],
  app: ["APP", "APP"],
  onlyYou: ["Only you can see this", "Visible par vous seulement"],
  dismiss: ["Dismiss message", "Masquer le message"],
  thinking: ["{0} is thinking…", "{0} réfléchit…"],
  spoiler: ["Spoiler", "Spoiler"],
  edited: ["(edited)", "(modifié)"],
  given: ["{0}: {1}", "{0} : {1}"],
  pressGone: ["That button is gone; nothing was pressed.", "Ce bouton a disparu : rien n’a été envoyé."],
  failed: ["This interaction failed", "Échec de l’interaction"],
  noAnswer: ["The application did not respond", "L’application n’a pas répondu"],
  gone: ["This message is gone.", "Ce message a disparu."],
  lost: ["Connection lost.", "Connexion perdue."],
  table: ["Can’t reach the table; trying again…", "La table ne répond pas ; nouvel essai…"],
  locked: [
    "This window has lost its key. Open the address shown in the terminal.",
    "Cette fenêtre a perdu sa clé. Ouvrez l’adresse affichée dans le terminal.",
  ],
  starting: ["The bot is starting…", "Le bot démarre…"],
  away: ["The bot stopped. Restarting in {0} s.", "Le bot s’est arrêté. Il redémarre dans {0} s."],
  notBack: ["The bot isn’t back up yet. Try again in a moment.", "Le bot n’est pas encore revenu. Réessayez dans un instant."],
  wakeNow: ["Restart now", "Redémarrer"],
  jump: ["Jump to latest", "Aller au dernier message"],
  newMessages: ["New", "Nouveau"],
  older: ["Show older messages", "Afficher les messages plus anciens"],
  enlarge: ["Enlarge: {0}", "Agrandir : {0}"],
  picture: ["picture", "image"],
  openMenu: ["Channels and players", "Salons et joueurs"],
  choose: ["Choose", "Choisir"],
  chosen: ["{0} chosen (pick {1}–{2})", "Sélection : {0} (de {1} à {2})"],
  ok: ["OK", "OK"],
  themeAuto: ["Theme: system", "Thème : système"],
  themeDark: ["Theme: dark", "Thème : sombre"],
  themeLight: ["Theme: light", "Thème : clair"],
  today: ["Today", "Aujourd’hui"],
  yesterday: ["Yesterday", "Hier"],
  welcomeTo: ["Welcome to {0}", "Bienvenue dans {0}"],
  welcome: [
    "Arbiter runs your games here, on this computer. Open a game, have everyone join (or add bots), and play.",
    "Arbiter s’occupe de vos parties, ici même, sur votre machine. Ouvrez une partie, invitez les autres joueurs ou ajoutez des ordinateurs, et jouez.",
  ],
  welcomeHand: [
    "The names at the top are the players: pick one to play as them. Each has their own DMs.",
    "Les joueurs sont en haut de page : choisissez un nom pour jouer à sa place. Chacun a ses propres messages privés.",
  ],
  welcomeDm: ["This is where {0} sends {1} private messages.", "Ici, {0} écrit à {1} en privé."],
  openGame: ["Open a game", "Ouvrir une partie"],
  learnGame: ["Learn a game", "Apprendre un jeu"],
  showCommands: ["Show commands", "Voir les commandes"],
  unread: ["{0} unread", "{0} non lus"],
  unreadOne: ["1 unread", "1 non lu"],
  calls: ["{0} for you", "{0} pour vous"],
  noUpload: ["You can’t upload files here.", "Impossible d’envoyer des fichiers ici."],
  somethingWrong: ["Something went wrong. Try again.", "Une erreur s’est produite. Réessayez."],
  taken: ["This name is taken.", "Ce nom est déjà pris."],
  emptyName: ["Enter a name.", "Entrez un nom."],
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
  return others?.[french ? "fr" : "en-US"] || thing[field] || "";
}
