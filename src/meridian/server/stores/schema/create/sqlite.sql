CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);

-- Running upgrade  -> 0001

CREATE TABLE accounts (
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    email_hash TEXT,
    email TEXT,
    created DOUBLE NOT NULL,
    PRIMARY KEY (id)
);

CREATE UNIQUE INDEX accounts_email ON accounts (email_hash);

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    branch BIGINT NOT NULL,
    number BIGINT NOT NULL,
    actor INTEGER NOT NULL,
    action BLOB NOT NULL,
    at DOUBLE NOT NULL,
    note TEXT,
    PRIMARY KEY (table_id, branch, number),
    CONSTRAINT entries_number CHECK (number >= 1)
)
 WITHOUT ROWID;

CREATE TABLE tables (
    id TEXT NOT NULL,
    game TEXT NOT NULL,
    settings TEXT NOT NULL,
    status TEXT NOT NULL,
    created DOUBLE NOT NULL,
    header BLOB NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT tables_status CHECK (status IN ('open', 'running', 'over', 'closed'))
);

CREATE INDEX tables_created ON tables (created, id);

CREATE TABLE branches (
    table_id TEXT NOT NULL,
    branch BIGINT NOT NULL,
    parent BIGINT NOT NULL,
    start BIGINT NOT NULL,
    PRIMARY KEY (table_id, branch),
    CONSTRAINT branches_order CHECK (parent < branch AND start >= 0),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    seat INTEGER,
    at DOUBLE NOT NULL,
    text TEXT NOT NULL,
    readers TEXT,
    PRIMARY KEY (table_id, number),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE TABLE heads (
    table_id TEXT NOT NULL,
    branch BIGINT NOT NULL,
    last BIGINT NOT NULL,
    fence BIGINT NOT NULL,
    touched DOUBLE NOT NULL,
    chats BIGINT NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE TABLE leases (
    table_id TEXT NOT NULL,
    node TEXT NOT NULL,
    fence BIGINT NOT NULL,
    until DOUBLE NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE INDEX leases_node ON leases (node);

CREATE TABLE notices (
    "key" TEXT NOT NULL,
    table_id TEXT,
    seat INTEGER,
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    body TEXT NOT NULL,
    due DOUBLE NOT NULL,
    attempts INTEGER NOT NULL,
    done INTEGER NOT NULL,
    error TEXT,
    PRIMARY KEY ("key"),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE INDEX notices_due ON notices (due) WHERE done = 0;

CREATE INDEX notices_table ON notices (table_id);

CREATE TABLE rated (
    table_id TEXT NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE TABLE ratings (
    account TEXT NOT NULL,
    game TEXT NOT NULL,
    mu DOUBLE NOT NULL,
    sigma DOUBLE NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (account, game),
    FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE CASCADE
);

CREATE INDEX ratings_game ON ratings (game, mu);

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    bot TEXT,
    token_hash TEXT,
    account TEXT,
    joined DOUBLE NOT NULL,
    PRIMARY KEY (table_id, seat),
    CONSTRAINT seats_kind CHECK (kind IN ('open', 'person', 'bot')),
    FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE SET NULL,
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE INDEX seats_account ON seats (account);

CREATE UNIQUE INDEX seats_token ON seats (token_hash);

CREATE TABLE secrets (
    table_id TEXT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE TABLE sessions (
    token_hash TEXT NOT NULL,
    account TEXT NOT NULL,
    expires DOUBLE NOT NULL,
    PRIMARY KEY (token_hash),
    FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE CASCADE
);

CREATE INDEX sessions_account ON sessions (account);

INSERT INTO alembic_version (version_num) VALUES ('0001') RETURNING version_num;

-- Running upgrade 0001 -> 0002

CREATE TABLE states (
    table_id TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

ALTER TABLE seats ADD COLUMN private TEXT DEFAULT '{}' NOT NULL;

ALTER TABLE accounts ADD COLUMN wishes TEXT DEFAULT '{}' NOT NULL;

UPDATE alembic_version SET version_num='0002' WHERE alembic_version.version_num = '0001';

-- Running upgrade 0002 -> 0003

CREATE TABLE learned (
    account TEXT NOT NULL,
    lesson TEXT NOT NULL,
    version INTEGER NOT NULL,
    step INTEGER NOT NULL,
    done INTEGER NOT NULL,
    PRIMARY KEY (account, lesson),
    FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE CASCADE
);

UPDATE alembic_version SET version_num='0003' WHERE alembic_version.version_num = '0002';

-- Running upgrade 0003 -> 0004

ALTER TABLE accounts ADD COLUMN name_key TEXT;

CREATE UNIQUE INDEX accounts_name ON accounts (name_key);

CREATE TABLE passwords (
    account TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (account),
    FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE CASCADE
);

CREATE TABLE passkeys (
    id TEXT NOT NULL,
    account TEXT NOT NULL,
    public_key BLOB NOT NULL,
    sign_count BIGINT NOT NULL,
    label TEXT NOT NULL,
    created DOUBLE NOT NULL,
    used DOUBLE NOT NULL,
    PRIMARY KEY (id),
    FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE CASCADE
);

CREATE INDEX passkeys_account ON passkeys (account);

CREATE TABLE codes (
    code_hash TEXT NOT NULL,
    account TEXT NOT NULL,
    kind TEXT NOT NULL,
    expires DOUBLE,
    PRIMARY KEY (code_hash),
    FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE CASCADE
);

CREATE INDEX codes_account ON codes (account);

CREATE TABLE invitations (
    code_hash TEXT NOT NULL,
    mark TEXT NOT NULL,
    uses INTEGER NOT NULL,
    created DOUBLE NOT NULL,
    expires DOUBLE NOT NULL,
    PRIMARY KEY (code_hash)
);

CREATE TABLE results (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    ended DOUBLE NOT NULL,
    place INTEGER NOT NULL,
    account TEXT,
    bot TEXT,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat),
    FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE SET NULL
);

CREATE INDEX results_account ON results (account, ended);

UPDATE alembic_version SET version_num='0004' WHERE alembic_version.version_num = '0003';

-- Running upgrade 0004 -> 0005

CREATE TABLE relations (
    account TEXT NOT NULL,
    other TEXT NOT NULL,
    kind TEXT NOT NULL,
    since DOUBLE NOT NULL,
    PRIMARY KEY (account, other),
    CONSTRAINT relations_kind CHECK (kind IN ('mute', 'block')),
    FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE CASCADE,
    FOREIGN KEY(other) REFERENCES accounts (id) ON DELETE CASCADE
);

CREATE INDEX relations_other ON relations (other);

CREATE TABLE suspensions (
    account TEXT NOT NULL,
    since DOUBLE NOT NULL,
    until DOUBLE,
    why TEXT NOT NULL,
    PRIMARY KEY (account),
    FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE CASCADE
);

CREATE TABLE reports (
    id TEXT NOT NULL,
    at DOUBLE NOT NULL,
    reporter TEXT,
    table_id TEXT NOT NULL,
    seat INTEGER,
    account TEXT,
    name TEXT NOT NULL,
    reason TEXT NOT NULL,
    text TEXT NOT NULL,
    lines TEXT NOT NULL,
    resolved DOUBLE,
    resolution TEXT NOT NULL,
    PRIMARY KEY (id),
    FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE SET NULL,
    FOREIGN KEY(reporter) REFERENCES accounts (id) ON DELETE SET NULL
);

CREATE INDEX reports_at ON reports (at);

CREATE TABLE audit (
    id TEXT NOT NULL,
    at DOUBLE NOT NULL,
    actor TEXT NOT NULL,
    who TEXT NOT NULL,
    action TEXT NOT NULL,
    account TEXT,
    table_id TEXT,
    about TEXT NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT audit_actor CHECK (actor IN ('admin', 'host', 'person', 'system'))
);

CREATE INDEX audit_at ON audit (at, id);

UPDATE alembic_version SET version_num='0005' WHERE alembic_version.version_num = '0004';

-- Running upgrade 0005 -> 0006

CREATE TABLE competitions (
    id TEXT NOT NULL,
    status TEXT NOT NULL,
    created DOUBLE NOT NULL,
    organiser TEXT,
    round INTEGER NOT NULL,
    due DOUBLE,
    "plan" TEXT NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT competitions_status CHECK (status IN ('open', 'running', 'over', 'closed')),
    FOREIGN KEY(organiser) REFERENCES accounts (id) ON DELETE SET NULL
);

CREATE INDEX competitions_created ON competitions (created, id);

CREATE INDEX competitions_organiser ON competitions (organiser);

CREATE TABLE entrants (
    competition TEXT NOT NULL,
    number INTEGER NOT NULL,
    account TEXT,
    bot TEXT,
    name TEXT NOT NULL,
    entered DOUBLE NOT NULL,
    has_left INTEGER NOT NULL,
    PRIMARY KEY (competition, number),
    FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE SET NULL,
    FOREIGN KEY(competition) REFERENCES competitions (id) ON DELETE CASCADE
);

CREATE UNIQUE INDEX entrants_account ON entrants (account, competition);

CREATE TABLE pairings (
    competition TEXT NOT NULL,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    table_id TEXT,
    entrants TEXT NOT NULL,
    result TEXT,
    PRIMARY KEY (competition, round, number),
    FOREIGN KEY(competition) REFERENCES competitions (id) ON DELETE CASCADE
);

CREATE INDEX pairings_waiting ON pairings (competition) WHERE result IS NULL;

UPDATE alembic_version SET version_num='0006' WHERE alembic_version.version_num = '0005';

-- Running upgrade 0006 -> 0007

CREATE TABLE join_codes (
    code TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (code),
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE UNIQUE INDEX join_codes_table ON join_codes (table_id);

CREATE TABLE result_details (
    table_id TEXT NOT NULL,
    title TEXT NOT NULL,
    pace TEXT NOT NULL,
    openings TEXT NOT NULL,
    chances TEXT,
    PRIMARY KEY (table_id)
);

INSERT INTO result_details (table_id, title, pace, openings) SELECT t.id, coalesce(json_extract(t.settings, '$.title'), ''), CASE WHEN json_extract(t.settings, '$.clock.kind') = 'correspondence' THEN 'letters' ELSE 'live' END, '[]' FROM tables t WHERE t.id IN (SELECT table_id FROM results);

UPDATE alembic_version SET version_num='0007' WHERE alembic_version.version_num = '0006';

-- Running upgrade 0007 -> 0008

CREATE TABLE clubs (
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    created DOUBLE NOT NULL,
    code TEXT NOT NULL,
    rules TEXT NOT NULL,
    chats BIGINT NOT NULL,
    PRIMARY KEY (id)
);

CREATE TABLE club_members (
    club TEXT NOT NULL,
    account TEXT NOT NULL,
    joined DOUBLE NOT NULL,
    PRIMARY KEY (club, account),
    FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE CASCADE,
    FOREIGN KEY(club) REFERENCES clubs (id) ON DELETE CASCADE
);

CREATE INDEX club_members_account ON club_members (account);

CREATE TABLE club_chat (
    club TEXT NOT NULL,
    number BIGINT NOT NULL,
    account TEXT NOT NULL,
    at DOUBLE NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (club, number),
    FOREIGN KEY(account) REFERENCES accounts (id) ON DELETE CASCADE,
    FOREIGN KEY(club) REFERENCES clubs (id) ON DELETE CASCADE
);

CREATE INDEX club_chat_account ON club_chat (account);

CREATE TABLE club_tables (
    table_id TEXT NOT NULL,
    club TEXT NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(club) REFERENCES clubs (id) ON DELETE CASCADE,
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);

CREATE INDEX club_tables_club ON club_tables (club);

CREATE TABLE club_competitions (
    competition TEXT NOT NULL,
    club TEXT NOT NULL,
    PRIMARY KEY (competition),
    FOREIGN KEY(club) REFERENCES clubs (id) ON DELETE CASCADE,
    FOREIGN KEY(competition) REFERENCES competitions (id) ON DELETE CASCADE
);

CREATE INDEX club_competitions_club ON club_competitions (club);

UPDATE alembic_version SET version_num='0008' WHERE alembic_version.version_num = '0007';

-- Running upgrade 0008 -> 0009

CREATE TABLE duplicates (
    id TEXT NOT NULL,
    status TEXT NOT NULL,
    created DOUBLE NOT NULL,
    organiser TEXT,
    version BIGINT NOT NULL,
    "plan" TEXT NOT NULL,
    progress TEXT NOT NULL,
    secret BLOB NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT duplicates_status CHECK (status IN ('open', 'agreeing', 'running', 'over')),
    FOREIGN KEY(organiser) REFERENCES accounts (id) ON DELETE SET NULL
);

CREATE INDEX duplicates_organiser ON duplicates (organiser);

CREATE INDEX duplicates_status_created ON duplicates (status, created);

UPDATE alembic_version SET version_num='0009' WHERE alembic_version.version_num = '0008';

-- Running upgrade 0009 -> 0010

CREATE TABLE duplicate_tables (
    duplicate TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (duplicate, table_id),
    FOREIGN KEY(duplicate) REFERENCES duplicates (id) ON DELETE CASCADE
);

UPDATE alembic_version SET version_num='0010' WHERE alembic_version.version_num = '0009';

-- Running upgrade 0010 -> 0011

ALTER TABLE rated ADD COLUMN changes TEXT DEFAULT '[]' NOT NULL;

UPDATE alembic_version SET version_num='0011' WHERE alembic_version.version_num = '0010';
