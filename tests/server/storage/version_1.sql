-- A database with version 1 of the schema. Once that version is released, never change this file.
-- '\x…' are bytes in hexadecimal, and 'json:…' is a document: old_database.py translates them.

CREATE TABLE schema_migrations (
    version BIGINT PRIMARY KEY, name TEXT NOT NULL, created_at BIGINT NOT NULL
);

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value BYTEA NOT NULL
);

CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    recovery_hash BYTEA NOT NULL UNIQUE,
    created_at BIGINT NOT NULL
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    document BYTEA NOT NULL,
    guests TEXT NOT NULL,  -- a JSON list; table_players is its index
    listed BOOLEAN NOT NULL,
    finished BOOLEAN NOT NULL,
    version BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    chat_count BIGINT NOT NULL DEFAULT 0  -- the number of the last chat line, even if it has been deleted
);
CREATE INDEX tables_listed ON tables (updated_at) WHERE listed AND NOT finished;
CREATE INDEX tables_running ON tables (updated_at) WHERE NOT finished;

CREATE TABLE table_players (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest_id TEXT NOT NULL,
    PRIMARY KEY (table_id, guest_id)
);
CREATE INDEX table_players_guest ON table_players (guest_id);

-- Every move writes an entry, and each further index would cost one more page per entry. The primary key is
-- enough: it rejects concurrent writers, and a guest's entries are found through table_players.
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq BIGINT NOT NULL,
    line TEXT NOT NULL,
    guest_id TEXT NOT NULL,
    request_id TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    guest_id TEXT NOT NULL,
    text TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE INDEX chat_guest ON chat (guest_id);

CREATE TABLE ratings (
    guest_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (guest_id, game, players)
);
CREATE INDEX ratings_leaders ON ratings (game, players, (mu - 3 * sigma));

CREATE TABLE results (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    scores TEXT NOT NULL,  -- a JSON list, like winners and seats
    winners TEXT NOT NULL,
    seats TEXT NOT NULL,  -- result_players is its index
    rated BOOLEAN NOT NULL,
    record TEXT NOT NULL,
    series TEXT,  -- a JSON object; NULL for a single game
    created_at BIGINT NOT NULL
);

CREATE TABLE result_players (
    table_id TEXT NOT NULL REFERENCES results (table_id),
    guest_id TEXT NOT NULL,
    PRIMARY KEY (table_id, guest_id)
);
CREATE INDEX result_players_guest ON result_players (guest_id);

INSERT INTO schema_migrations VALUES (1, 'initial', 1767225600000);
INSERT INTO secrets VALUES ('cookies', '\x000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
INSERT INTO guests VALUES ('g', 'Ștefan', '\x01ff', 1767225600001);
INSERT INTO tables VALUES ('t', 'json:{"at": 2}', '["g"]', true, false, 3, 1767225600002, 1);
INSERT INTO table_players VALUES ('t', 'g');
INSERT INTO log VALUES ('t', 1, 'claim 23', 'g', 'c1', 1767225600003);
INSERT INTO log VALUES ('t', 2, 'claim 7', '', '', 1767225600004);
INSERT INTO chat VALUES ('t', 1, 'g', 'привіт', 1767225600005);
INSERT INTO ratings VALUES ('g', 'kingdomino', 2, 27.5, 7.25, 1);
INSERT INTO results VALUES
    ('r', 'kingdomino', 2, '[51, 48]', '[0]', '["g", ""]', true, 'game kingdomino', NULL, 1767225600006);
INSERT INTO result_players VALUES ('r', 'g');
