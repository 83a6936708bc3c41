-- Whom candidates may ask about the job and their data, as the company says on the first page of each interview.
ALTER TABLE companies
  ADD contact_name text,
  ADD contact_email text;
