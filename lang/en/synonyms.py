"""How people ask: words that say nothing by themselves, and words that mean the same."""

SILENT = (
    "a an the of to in on at for from by with as and or if is are am be do does did i you my your me we it its this that "
    "there what which who whom whose when where why how can could may must should will would have has had get happens happen "
    "game rule rules mean means about into one s t "
)

SYNONYMS = (
    "win winning winner victory won triumph",
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
    "cap limit limits maximum most",
)
