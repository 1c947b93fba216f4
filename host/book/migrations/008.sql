-- What commands ask is found by an index, however many games have been played.

CREATE INDEX games_by_phase ON games (phase, ended);
CREATE INDEX games_of_opener ON games (opener);
CREATE INDEX games_of_guild ON games (guild);
CREATE INDEX seats_ever ON seats (user_id);
CREATE INDEX seats_of_game ON seats (game, seat);
CREATE INDEX letters_of_user ON letters (user_id);
CREATE INDEX petitions_of_user ON petitions (user_id);
CREATE INDEX timers_of_user ON timers (user_id);
