-- Answers of a company in the order of their list: without it a company that has few goes through those of all others.
CREATE INDEX responses_company ON responses (company_id, id);
