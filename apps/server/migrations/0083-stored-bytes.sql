-- How many bytes of files a company keeps, written down as each file comes and goes, so that opening an interview does
-- not add up all of them. Rows are only ever added: nobody waits for a counter, and no two changes lock each other out.
-- The sum is the figure; from time to time a task puts the rows of a company together.
CREATE TABLE stored_bytes (
  company_id bigint NOT NULL REFERENCES companies ON DELETE CASCADE,
  bytes bigint NOT NULL
);
CREATE INDEX stored_bytes_company ON stored_bytes (company_id) INCLUDE (bytes);

CREATE FUNCTION count_stored_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO stored_bytes SELECT company_id, sum(size_bytes) FROM added GROUP BY company_id;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO stored_bytes
    SELECT company_id, -sum(size_bytes)
    -- Gone with its company in the same statement, there is nothing to count.
    FROM removed JOIN companies ON companies.id = company_id
    GROUP BY company_id;
  ELSE
    INSERT INTO stored_bytes
    SELECT company_id, sum(bytes)
    FROM (SELECT company_id, size_bytes FROM added UNION ALL SELECT company_id, -size_bytes FROM removed)
      AS changed (company_id, bytes)
    GROUP BY company_id HAVING sum(bytes) <> 0;
  END IF;
  RETURN NULL;
END;
$$;
CREATE TRIGGER files_added AFTER INSERT ON files
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_stored_bytes();
CREATE TRIGGER files_removed AFTER DELETE ON files
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_stored_bytes();
CREATE TRIGGER files_changed AFTER UPDATE ON files
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_stored_bytes();

-- Counts all again: once here, and after rows were brought in without their triggers.
CREATE FUNCTION recount_stored_bytes() RETURNS void LANGUAGE sql AS $$
  DELETE FROM stored_bytes;
  INSERT INTO stored_bytes SELECT company_id, sum(size_bytes) FROM files GROUP BY company_id;
$$;
SELECT recount_stored_bytes();
