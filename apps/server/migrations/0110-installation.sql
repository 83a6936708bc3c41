-- What the master sees of an installation: which processes run and what they have found, how much is stored, and backups.

-- One row for each process while it runs. One that was killed is known by its `seen_at`.
CREATE TABLE processes (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('web', 'worker')),
  host text NOT NULL,
  version text NOT NULL,
  node_version text NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now(),
  check_asked_at timestamptz,
  checked_at timestamptz,
  -- By the name of what was tried: {"mail": {"state": "fine", "text": "…", "advice": null}, …}
  findings jsonb NOT NULL DEFAULT '{}'
);

-- What files of each kind took on a day (UTC), as it was counted last.
CREATE TABLE storage_days (
  day date NOT NULL,
  kind text NOT NULL,
  bytes bigint NOT NULL,
  -- null where it is not counted in files.
  files bigint,
  counted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (day, kind)
);

-- Backups that `nimble backup` has written.
CREATE TABLE backups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  bytes bigint NOT NULL,
  finished_at timestamptz NOT NULL DEFAULT now()
);
