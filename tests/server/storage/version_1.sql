-- A database as version 1 of the schema left it; never change this file.
-- SQLite writes bytes as X'…': the test translates them.

CREATE TABLE versions (
    number BIGINT PRIMARY KEY, name TEXT NOT NULL, moment BIGINT NOT NULL
);

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value BYTEA NOT NULL
);

CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    phrase BYTEA NOT NULL UNIQUE,
    made BIGINT NOT NULL
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    document BYTEA NOT NULL,
    guests TEXT NOT NULL,  -- a JSON list; the rows of sitting are its index
    listed BOOLEAN NOT NULL,
    finished BOOLEAN NOT NULL,
    version BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    spoken BIGINT NOT NULL DEFAULT 0  -- the number of the last thing said, also when it was deleted since
);
CREATE INDEX tables_listed ON tables (changed) WHERE listed AND NOT finished;
CREATE INDEX tables_running ON tables (changed) WHERE NOT finished;

CREATE TABLE sitting (
    at_table TEXT NOT NULL REFERENCES tables (id),
    guest TEXT NOT NULL,
    PRIMARY KEY (at_table, guest)
);
CREATE INDEX sitting_guest ON sitting (guest);

CREATE TABLE log (
    at_table TEXT NOT NULL REFERENCES tables (id),
    seq BIGINT NOT NULL,
    line TEXT NOT NULL,
    guest TEXT NOT NULL,
    client TEXT NOT NULL,
    moment BIGINT NOT NULL,
    PRIMARY KEY (at_table, seq)
);
CREATE UNIQUE INDEX log_client ON log (at_table, guest, client) WHERE client <> '';
CREATE INDEX log_guest ON log (guest) WHERE guest <> '';

CREATE TABLE said (
    at_table TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    guest TEXT NOT NULL,
    words TEXT NOT NULL,
    moment BIGINT NOT NULL,
    PRIMARY KEY (at_table, number)
);
CREATE INDEX said_guest ON said (guest);

CREATE TABLE ratings (
    guest TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (guest, game, players)
);
CREATE INDEX ratings_leaders ON ratings (game, players, (mu - 3 * sigma));

CREATE TABLE results (
    at_table TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    scores TEXT NOT NULL,  -- these three are JSON lists
    winners TEXT NOT NULL,
    seats TEXT NOT NULL,  -- the rows of played are its index
    rated BOOLEAN NOT NULL,
    record TEXT NOT NULL,
    moment BIGINT NOT NULL
);

CREATE TABLE played (
    at_table TEXT NOT NULL REFERENCES results (at_table),
    guest TEXT NOT NULL,
    PRIMARY KEY (at_table, guest)
);
CREATE INDEX played_guest ON played (guest);

INSERT INTO versions VALUES (1, 'begin', 1767225600000);
INSERT INTO secrets VALUES ('cookies', '\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
INSERT INTO guests VALUES ('g', 'Ștefan', '\x01ff', 1767225600001);
INSERT INTO tables VALUES ('t', '\x7b226174223a20327d', '["g"]', true, false, 3, 1767225600002, 1);
INSERT INTO sitting VALUES ('t', 'g');
INSERT INTO log VALUES ('t', 1, 'claim 23', 'g', 'c1', 1767225600003);
INSERT INTO log VALUES ('t', 2, 'claim 7', '', '', 1767225600004);
INSERT INTO said VALUES ('t', 1, 'g', 'привіт', 1767225600005);
INSERT INTO ratings VALUES ('g', 'kingdomino', 2, 27.5, 7.25, 1);
INSERT INTO results VALUES
    ('r', 'kingdomino', 2, '[51, 48]', '[0]', '["g", ""]', true, 'game kingdomino', 1767225600006);
INSERT INTO played VALUES ('r', 'g');
