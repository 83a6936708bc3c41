import { uploadPaths } from '@nimble/contracts/files';
import { newScene } from './calls/sample-calls.ts';
import { picture } from './files/pictures.ts';
import { begunInterview, sendTake, signedInAdmin, upload } from './journeys.ts';
import type { TestApp } from './servers/test-app.ts';

export type Company = Awaited<ReturnType<typeof newScene>> & {
  token: string;
  /** Of the admin. */
  sessionId: string;
  /** Uploaded, and not used yet. */
  logoId: number;
  /** The same, as the admin's picture. */
  pictureId: number;
  /** A candidate with an unfinished interview. */
  candidate: { token: string; accept: Awaited<ReturnType<typeof sendTake>>['accept'] };
};

/** In every text of theirs, and in none of mine. */
export const secret = 'quintessence';

/** Two companies that have nothing to do with each other, with the same records in each. */
export async function twoCompanies(nimble: TestApp): Promise<{ mine: Company; theirs: Company }> {
  const mine = await newCompany(nimble, 'Strangers');
  const theirs = await newCompany(nimble, secret);
  await mark(nimble, theirs);
  return { mine, theirs };
}

async function newCompany(nimble: TestApp, name: string): Promise<Company> {
  const admin = await signedInAdmin(nimble, name);
  const scene = await newScene(nimble, admin);
  const session = await nimble.database
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', admin.userId)
    .executeTakeFirstOrThrow();
  const logo = await upload(nimble, admin.token, {
    bytes: await picture('png', 64, 64),
    path: uploadPaths.logo(admin.companyId),
  });
  const avatar = await upload(nimble, admin.token, { bytes: await picture('png', 64, 64) });
  const { token } = await begunInterview(nimble, scene.job, `${name.toLowerCase()}-candidate@example.com`);
  const { accept } = await sendTake(nimble, token, questionOf(scene), Buffer.from(`of ${name}`));
  const uploads = { logoId: logo.body[0].id, pictureId: avatar.body[0].id };
  return { ...scene, ...uploads, token: admin.token, sessionId: session.id, candidate: { token, accept } };
}

export const questionOf = ({ job }: Pick<Company, 'job'>) => job.questions[0]?.id ?? 0;

/** A marker word that shows whether an answer contains anything of theirs. */
async function mark(nimble: TestApp, { companyId, roleId, memberId }: Company): Promise<void> {
  for (const [table, columns] of Object.entries({
    jobs: ['title', 'description'],
    questions: ['question'],
    submissions: ['candidate_name', 'candidate_email', 'notes'],
    notifications: ['title', 'message'],
    job_templates: ['title'],
    saved_views: ['name'],
    roles: ['name'],
    users: ['display_name', 'username', 'email'],
  })) {
    const values = columns.map((column) => `${column} = '${secret} ' || id`).join(', ');
    await nimble.pool.query(`UPDATE ${table} SET ${values} WHERE company_id = $1`, [companyId]);
  }
  await nimble.pool.query(
    `UPDATE library_questions SET tags = ARRAY[$2], content = content || jsonb_build_object('question', $2::text)
     WHERE company_id = $1`,
    [companyId, secret],
  );
  await nimble.pool.query('UPDATE users SET role_id = $1 WHERE id = $2', [roleId, memberId]);
}
