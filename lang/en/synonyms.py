"""How people ask: words that say nothing by themselves, words that say little, and words that mean the same."""

SILENT = (
    "a an the of to in on at for from by with as and or but if is are am was be been do does did doing done i you my your me we us "
    "our it its they them their he she his her this that these those there here what whats which who whos whom whose when where "
    "why how can could may might must should will would have has had got get gets getting make makes happens happen happened game "
    "rule rules mean means meaning about into one ones s t m re ve ll d im ive id dont cant wont doesnt isnt didnt thats theres "
    "please explain tell know just really so then now actually exactly thing things stuff want wants like let lets allowed able "
    "possible supposed come comes coming guy guys him himself wat wot u r ur "
)

FAINT = (
    "many much more any some every all everybody everyone somebody someone anybody nobody use used using need needs good work "
    "works other others another own again still become becomes right away once each next only new both together three "
)

SYNONYMS = (
    "win winning winner victory won triumph beat beats beating",
    "tie tied ties tiebreak tiebreaker draw equal equality equally",
    "end ends ending finish over last final",
    "score scoring points point count counting vp",
    "start starting begin begins beginning first",
    "setup set-up prepare preparation",
    "money gold coin coins cash denarius denarii",
    "attack attacking fight fighting combat battle war invade invasion",
    "buy buying purchase purchases hire",
    "move moving movement travel march walk step steps",
    "block cancel stop counter veto refuse",
    "card cards deck pile",
    "discard discards throw trash",
    "draw drawing refill",
    "swap exchange trade",
    "marry married marriage wedding wife husband",
    "build building buildings construction construct",
    "hidden secret secrets private",
    "soldier soldiers troop troops army armies legion legions",
    "vote votes voting election elected",
    "bid bids bribe bribes stake stakes raise auction",
    "order turn turns sequence",
    "pass skip passive",
    "beer ale",
    "player players people",
    "pay paying cost costs price prices expensive",
    "boat ship sea crossing",
    "skill skills competence competences track tracks",
    "worker servant servants",
    "majority majorities most",
    "round rounds phase phases",
    "lose loses losing lost",
    "tax penalty fine",
    "cap limit limits maximum max most",
    "escape flee flees retreat run",
    "die dies dead death kill kills killed",
    "improve better raise rise",
    "say call calls announce name",
    "number numbers value values figure",
    "lowest lower low smallest smaller fewest",
    "highest higher high biggest bigger largest",
    "look see sees seen peek watch",
    "favour favor favours favors",
    "colour color",
    "twice several two times",
    "reach reaches reached arrive arrives arrival enter",
    "back backward backwards",
    "steal rob take",
    "bankrupt broke poor",
    "worth value values score",
    "far distance",
    "group groups senators praetors quaestors aediles censors",
    "caught captured capture catch",
    "italy italia",
    "protect safe save defend",
    "reopen reopens open opens",
    "reroll roll rolls throw",
    "choose pick select",
    "reveal show shown",
)
