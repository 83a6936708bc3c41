import type { Pool } from 'pg';
import { createFilledDatabase, type TestDatabase } from '../servers/test-database.ts';

/** A database with a large company, and the id of it. */
export async function createLargeDatabase(): Promise<{ opened: TestDatabase; companyId: number }> {
  const opened = await createFilledDatabase('nimble_large', ({ pool }) => seedLargeCompany(pool));
  const { rows } = await opened.pool.query<{ id: number }>('SELECT min(id) AS id FROM companies');
  return { opened, companyId: rows[0]?.id ?? 0 };
}

/**
 * The first company has 10,000 jobs of three questions and 20,000 submissions, of which some have answers, and 20,000
 * people invited to 1,000 jobs. Each company has templates of its own, and two thirds of all jobs are others'.
 */
async function seedLargeCompany(pool: Pool): Promise<void> {
  await pool.query(`
    INSERT INTO companies (name, primary_color, secondary_color, accent_color)
      SELECT 'Company ' || n, '', '', '' FROM generate_series(1, 1000) n;
    INSERT INTO users (company_id, role_id, username, email, provider, password_hash)
      SELECT (SELECT min(id) FROM companies), (SELECT min(id) FROM roles), 'user' || n, n || '@example.com', 'local', ''
      FROM generate_series(1, 500) n;
    INSERT INTO jobs (company_id, title, description, type, experience, currency, status, share_token, created_by, created_at)
      SELECT (SELECT min(id) + (n % 11) / 10 FROM companies), 'Job number ' || n, 'What it is about.', 'full-time', 'mid',
        'USD', (ARRAY['active','draft','paused','closed'])[1 + n % 4], lpad(n::text, 12, 'x'), 1, now() - n * interval '1 hour'
      FROM generate_series(1, 11000) n;
    INSERT INTO questions (company_id, job_id, question, time_limit_seconds, required, position)
      SELECT company_id, id, 'What do you do well?', 60, true, n FROM jobs, generate_series(1, 3) n;
    INSERT INTO submissions (company_id, job_id, candidate_name, candidate_email, status, device_info, browser_info,
        consent_version, consented_at, performance_consented_at, insights_consent_version, created_at)
      SELECT jobs.company_id, jobs.id,
        CASE WHEN n % 100 = 0 THEN 'Ana Smith' ELSE (ARRAY['Okafor','Silva','Novak','Rossi','Berg'])[1 + n % 5] || n END,
        n || '@example.com', (ARRAY['pending','in_review','reviewed','rejected','uploading'])[1 + n % 5], '{}', '{}', '1',
        now(), CASE WHEN n % 3 > 0 THEN now() END, CASE WHEN n % 3 > 0 THEN '1' END, now() - n * interval '1 minute'
      FROM generate_series(1, 22000) n JOIN jobs ON jobs.id = 1 + n % 1100;
    INSERT INTO takes (id, company_id, submission_id, question_id, mime, largest_bytes)
      SELECT gen_random_uuid(), submissions.company_id, submissions.id, questions.id, 'video/mp4', 1
      FROM submissions JOIN questions USING (job_id) WHERE submissions.id <= 8000;
    INSERT INTO files (company_id, storage_key, name, mime, size_bytes)
      SELECT company_id, id::text, 'answer.mp4', 'video/mp4', 1 FROM takes;
    INSERT INTO responses (company_id, submission_id, question_id, take_id, file_id, processing_status, sha256)
      SELECT takes.company_id, submission_id, question_id, takes.id, files.id, 'ready', ''
      FROM takes JOIN files ON files.storage_key = takes.id::text;
    INSERT INTO insights (submission_id, company_id, has_scores, overall_score, findings)
      SELECT id, company_id, true, id % 100, '{}' FROM submissions WHERE status <> 'uploading';
    INSERT INTO media_tasks (submission_id, company_id, task, state)
      SELECT id, company_id, task, 'done' FROM submissions, unnest(ARRAY['join','poster','waveform']) task
      WHERE status <> 'uploading';
    INSERT INTO tags (company_id, name, color)
      SELECT companies.id, 'Tag ' || n, 'gray' FROM companies, generate_series(1, 10) n ORDER BY companies.id, n;
    INSERT INTO submission_tags (submission_id, tag_id, company_id)
      SELECT submissions.id, tags.id, submissions.company_id FROM submissions JOIN tags USING (company_id)
      WHERE submissions.id % CASE tags.name WHEN 'Tag 1' THEN 10 WHEN 'Tag 2' THEN 1000 ELSE 50 END = 0;
    INSERT INTO stages (company_id, status, name, position)
      SELECT companies.id, 'in_review', 'Stage ' || n, n FROM companies, generate_series(1, 10) n ORDER BY companies.id, n;
    UPDATE submissions SET stage_id = stages.id FROM stages
      WHERE submissions.status = 'in_review' AND stages.company_id = submissions.company_id
        AND stages.position = CASE WHEN submissions.id % 1000 = 1 THEN 2 WHEN submissions.id % 2 = 0 THEN 1 END;
    UPDATE jobs SET deadline = now() + id % 50 * interval '1 day' WHERE id % 5 = 0;
    INSERT INTO job_invitations (company_id, job_id, email, created_at, sent_at)
      SELECT jobs.company_id, jobs.id, 'person' || n || '@example.com', now() - n * interval '1 minute', now() - interval '9 days'
      FROM generate_series(1, 22000) n JOIN jobs ON jobs.id = 1 + n % 1100;
    INSERT INTO invitation_batches (company_id, job_id)
      SELECT company_id, jobs.id FROM jobs, generate_series(1, 4);
    INSERT INTO company_mails (company_id, kind, address_digest, created_at)
      SELECT companies.id, 'invitation', sha256(n::text::bytea), now() - n % 190 * interval '1 hour'
      FROM companies, generate_series(1, 20) n;
    INSERT INTO mail_stops (company_id, address_digest)
      SELECT companies.id, sha256(n::text::bytea) FROM companies, generate_series(1, 20) n;
    INSERT INTO jobs (company_id, title, description, type, experience, currency, status, share_token)
      SELECT (SELECT max(id) - n % 990 FROM companies), 'Job number ' || n, 'What it is about.', 'full-time', 'mid', 'USD',
        'active', lpad(n::text, 12, 'y') FROM generate_series(1, 20000) n;
    INSERT INTO job_templates (company_id, title, description, category, employment_type, questions)
      SELECT id, 'Template ' || n, 'What it is about.', 'sales', 'full-time', '[]' FROM companies, generate_series(1, 20) n;
  `);
  // Counts of the jobs of all the other companies: one company's are a small part.
  await pool.query(`
    INSERT INTO companies (name, primary_color, secondary_color, accent_color) VALUES ('All others', '', '', '');
    INSERT INTO jobs (company_id, title, description, type, experience, currency, status, share_token)
      SELECT (SELECT max(id) FROM companies), 'Job', 'What it is.', 'full-time', 'mid', 'USD', 'active',
        lpad(n::text, 12, 'z')
      FROM generate_series(1, 20000) n;
    INSERT INTO submission_counts SELECT id, company_id, 1, 1, 1, 1, 1, 1, 0, 0 FROM jobs WHERE title = 'Job';
    INSERT INTO submission_months SELECT company_id, date_trunc('month', current_date), id, 1 FROM jobs;
    ALTER TABLE job_days DISABLE TRIGGER USER;
    ALTER TABLE format_days DISABLE TRIGGER USER;
    INSERT INTO job_days (company_id, day, job_id, job_type)
      SELECT id, current_date - n, id, 'full-time' FROM companies, generate_series(1, 120) n ON CONFLICT DO NOTHING;
    INSERT INTO format_days (company_id, day, job_id, format)
      SELECT id, current_date - n, id, 'text' FROM companies, generate_series(1, 120) n ON CONFLICT DO NOTHING;
    INSERT INTO job_months
      SELECT id, date_trunc('month', current_date) - n * interval '1 month', id, 'full-time', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
      FROM companies, generate_series(0, 24) n ON CONFLICT DO NOTHING;
    INSERT INTO format_months
      SELECT id, date_trunc('month', current_date) - n * interval '1 month', id, 'text', 0, 0, 0
      FROM companies, generate_series(0, 24) n ON CONFLICT DO NOTHING;
    INSERT INTO format_day_additions
      SELECT id, current_date - n, id, 'text', 1, 0, 0 FROM companies, generate_series(1, 99) n;
    INSERT INTO source_days (company_id, day, source, finished)
      SELECT id, current_date - n, '', 1 FROM companies, generate_series(1, 20) n ON CONFLICT DO NOTHING;
    INSERT INTO job_day_additions SELECT id, current_date - n, id, 'full-time', 1, 0 FROM companies, generate_series(1, 99) n;
  `);
  await pool.query('VACUUM ANALYZE');
}
