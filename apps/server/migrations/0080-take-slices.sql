-- Where no file can be written at an offset (S3), what arrives of a take is kept slice by slice and joined when it is used.
CREATE TABLE take_slices (
  take_id uuid NOT NULL REFERENCES takes ON DELETE CASCADE,
  start_byte bigint NOT NULL CHECK (start_byte >= 0),
  size_bytes bigint NOT NULL CHECK (size_bytes > 0),
  name uuid NOT NULL,
  -- Of two that begin at the same byte one is kept, whichever process each came to.
  PRIMARY KEY (take_id, start_byte)
);

-- The length that the sender has told, if it has; files on a disk have a note of it beside them.
ALTER TABLE takes ADD COLUMN length_bytes bigint;
