-- The template that a job was made from: of the catalogue, which stands in the code, or of the company's own, which may
-- be deleted later. So it refers to no table.
ALTER TABLE jobs ADD COLUMN template_id bigint;
