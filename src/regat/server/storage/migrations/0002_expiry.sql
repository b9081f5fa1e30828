-- What the regular search for work needs, so that it reads only the tables that are due. Documents are opaque
-- here: an older row counts as attended and not begun until the server has looked at it once.

ALTER TABLE tables ADD COLUMN begun BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE tables ADD COLUMN attended BOOLEAN NOT NULL DEFAULT TRUE;
CREATE INDEX tables_expiring ON tables (begun, updated_at) WHERE NOT finished;
CREATE INDEX tables_attended ON tables (id) WHERE attended AND NOT finished;
DROP INDEX tables_running;
