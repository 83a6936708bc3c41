import type { RouteContract } from '@nimble/contracts';
import { allRoutes } from '@nimble/contracts/all-routes';
import { type Permissions, resources, seesEveryJob, supportedActions } from '@nimble/contracts/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiTokenData } from '../../testing/calls/sample-bodies.ts';
import { nameOf, newScene, sampleAddress, sampleBody } from '../../testing/calls/sample-calls.ts';
import type { Scene } from '../../testing/calls/scene.ts';
import { addCompany, addPerson, addRole, openSession, type TestRole } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

/**
 * Every route about things of a company, called about a job that only its hiring team sees: by a member of the team, by
 * a colleague with the same role, by a program of that colleague and by the admin of another company. For those
 * outside, the job does not exist: the answer is that to ids that nothing has. A new route is covered as soon as it has
 * a contract.
 */
const secret = 'quintessence';
const missing = 987_654_321;

let nimble: TestApp;
let columnsOfJobs: { table: string; column: string }[];
beforeAll(async () => {
  nimble = await createTestApp();
  columnsOfJobs = await findColumnsOfJobs();
});
afterAll(() => nimble.close());

/** Every permission but those to manage the company, which show every job. */
const everythingElse: Permissions = Object.fromEntries(
  resources.map((resource) => [
    resource,
    Object.fromEntries(
      supportedActions[resource]
        .filter((action) => !seesEveryJob({ [resource]: { [action]: true } }))
        .map((action) => [action, true]),
    ),
  ]),
);

const roles = {
  everythingElse: (companyId: number) => addRole(nimble, companyId, everythingElse),
  viewer: async () => 'viewer' as const,
} satisfies Record<string, (companyId: number) => Promise<TestRole>>;

type Person = { userId: number; secret?: string };

async function peopleOf(makeRole: (companyId: number) => Promise<TestRole>) {
  const admin = await addCompany(nimble);
  const { companyId } = admin;
  const role = await makeRole(companyId);
  const outsider = await addPerson(nimble, companyId, role);
  const member = await addPerson(nimble, companyId, role);
  return { admin, outsider, member, stranger: await addCompany(nimble) };
}
type People = Awaited<ReturnType<typeof peopleOf>>;

/** A program of a person, with every permission of theirs. */
async function programOf({ userId }: Person): Promise<Person> {
  const made = await nimble.call('POST', '/api/api-tokens', {
    token: await openSession(nimble, userId),
    body: { data: { name: 'Careers page', permissions: programPermissions, days: 30 } },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  return { userId, secret: made.body.data.secret };
}
const programPermissions = { job: everythingElse.job, submission: everythingElse.submission };

/** A company can have few of these, and each scene brings one: those of earlier scenes are deleted. */
async function openScene({ admin }: People, ...kept: (Scene | undefined)[]): Promise<Scene> {
  for (const [table, ids] of [
    ['webhooks', kept.map((scene) => scene?.webhookId)],
    ['stages', kept.map((scene) => scene?.stageId)],
    ['saved_views', kept.map((scene) => scene?.viewId)],
    ['library_questions', kept.map((scene) => scene?.libraryQuestionId)],
    ['tags', kept.map((scene) => scene?.tagId)],
    ['job_templates', kept.map((scene) => scene?.templateId)],
    ['api_tokens', kept.map((scene) => scene?.apiTokenId)],
  ] as const) {
    const others = `company_id = $1 AND id <> ALL($2::bigint[]) ${table === 'api_tokens' ? `AND name = '${apiTokenData.name}'` : ''}`;
    await nimble.pool.query(`DELETE FROM ${table} WHERE ${others}`, [
      admin.companyId,
      ids.map((id) => id ?? 0),
    ]);
  }
  return newScene(nimble, { ...admin, token: await openSession(nimble, admin.userId) });
}

/** With the secret in everything that people read of it. */
async function limitedScene(people: People, ...kept: (Scene | undefined)[]): Promise<Scene> {
  const scene = await openScene(people, ...kept);
  await limit(people.admin.userId, scene.job.id, [people.member.userId]);
  for (const [table, columns, key] of [
    ['jobs', ['title', 'description', 'department'], 'id'],
    ['questions', ['question'], 'job_id'],
    ['submissions', ['candidate_name', 'notes'], 'job_id'],
    ['job_invitations', ['candidate_name'], 'job_id'],
    ['guest_links', ['purpose'], 'job_id'],
    ['saved_views', ['name'], 'job_id'],
  ] as const) {
    const values = columns.map((column) => `${column} = '${secret} ' || id`).join(', ');
    await nimble.pool.query(`UPDATE ${table} SET ${values} WHERE ${key} = $1`, [scene.job.id]);
  }
  return scene;
}

async function limit(by: number, jobId: number, members: readonly number[]): Promise<void> {
  const { status, body } = await nimble.call('PUT', `/api/jobs/${jobId}/team`, {
    token: await openSession(nimble, by),
    body: { data: { teamOnly: true, members } },
  });
  expect(status, JSON.stringify(body)).toBe(200);
}

/** The same scene about a job that there is not. */
function without(scene: Scene): Scene {
  return {
    ...scene,
    job: { id: missing, shareToken: 'x'.repeat(12), questions: [{ id: missing }] },
    submissionId: missing,
    invitationId: missing,
    batchId: missing,
    responseId: missing,
    videoCommentId: missing,
    guestLinkId: missing,
    viewId: missing,
  };
}

async function answer(route: RouteContract, scene: Scene, person: Person) {
  const body = sampleBody(route, scene);
  const { status, body: given } = await nimble.call(route.method, sampleAddress(route, scene), {
    token: person.secret ?? (await openSession(nimble, person.userId)),
    ...(body && { body }),
  });
  return { status, code: given?.error?.code as string | undefined, text: JSON.stringify(given ?? null) };
}
const outcomeOf = ({ status, code }: Awaited<ReturnType<typeof answer>>) => ({ status, code });
const changes = ({ method }: RouteContract, { status }: { status: number }) =>
  method !== 'GET' && status === 200;

async function findColumnsOfJobs() {
  const { rows } = await nimble.pool.query<{ table: string; column: string }>(`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name IN ('job_id', 'submission_id')
      AND table_name NOT IN ('bulk_action_items', 'submission_tags')
    UNION ALL SELECT 'jobs', 'id'`);
  return rows;
}

/**
 * Everything that is stored of a job, but the ids that a bulk action names, which may be any, and the tags: a tag is of
 * the company and can be deleted.
 */
async function storedOf({ job, submissionId }: Scene): Promise<unknown> {
  const each = columnsOfJobs.map(({ table, column }) => {
    const whose = column === 'submission_id' ? '$2' : '$1';
    return `SELECT '${table}' AS of, t::text AS row FROM ${table} t WHERE ${column} = ${whose}::bigint`;
  });
  // A statement with a name is planned once for each connection.
  const name = 'stored-of-job';
  const text = `${each.join(' UNION ALL ')} ORDER BY 1, 2`;
  return (await nimble.pool.query({ name, text, values: [job.id, submissionId] })).rows;
}

const routes = allRoutes
  .filter(({ url, config: { access } }) => typeof access === 'object' || url.startsWith('/api/notifications'))
  .map((route) => ({ name: nameOf(route), route: route as RouteContract }));

describe.each(Object.entries(roles))('%s', (_role, makeRole) => {
  const shown = new Set<string>();
  let people: People;
  let program: Person | undefined;
  let limited: Scene;
  let open: Scene;
  beforeAll(async () => {
    people = await peopleOf(makeRole);
    program = _role === 'everythingElse' ? await programOf(people.outsider) : undefined;
    limited = await limitedScene(people);
    open = await openScene(people, limited);
  });

  test.each(routes)('$name', async ({ name, route }) => {
    const { outsider, member, stranger } = people;
    let stored = await storedOf(limited);
    const renew = async () => {
      limited = await limitedScene(people, open);
      stored = await storedOf(limited);
    };
    for (const person of [outsider, stranger, ...(program === undefined ? [] : [program])]) {
      const toLimited = await answer(route, limited, person);
      expect(toLimited.text).not.toContain(secret);
      expect(await storedOf(limited)).toEqual(stored);
      // Something of the company that no job is about: a colleague can change it, and delete it once.
      const isColleague = person !== stranger;
      if (isColleague && changes(route, toLimited)) await renew();
      const toMissing = await answer(route, without(limited), person);
      expect(outcomeOf(toLimited)).toEqual(outcomeOf(toMissing));
      if (isColleague && changes(route, toMissing)) await renew();
    }
    const toMember = await answer(route, limited, member);
    if (toMember.text.includes(secret)) shown.add(name);
    const toEveryone = await answer(route, open, outsider);
    expect(outcomeOf(toMember)).toEqual(outcomeOf(toEveryone));
    if (changes(route, toMember)) limited = await limitedScene(people, open);
    if (changes(route, toEveryone)) open = await openScene(people, limited);
  });

  test('a member of the team reads in these calls what the others do not', () => {
    expect(shown.size).toBeGreaterThan(_role === 'viewer' ? 12 : 20);
  });
});

/** What the scene adds to the company itself, besides its job. */
const ofCompany =
  /^GET \/api\/(api-tokens|webhooks|roles|staff|users|stages|tags|library-question|job-templates|audit-events|plans|companies|exports|upload)/;

test('no list, count or figure differs for a colleague outside the team', async () => {
  const people = await peopleOf(roles.everythingElse);
  const first = await openScene(people);
  const lists = routes.filter(
    ({ name, route }) => route.method === 'GET' && !route.url.includes('/:') && !ofCompany.test(name),
  );
  const read = async () => {
    const answers: [string, unknown][] = [];
    for (const { name, route } of lists)
      answers.push([
        name,
        await answer(route, { job: { questions: [] } } as unknown as Scene, people.outsider),
      ]);
    return Object.fromEntries(answers);
  };
  const before = await read();
  const { job } = await openScene(people, first);
  const between = await read();
  await limit(people.admin.userId, job.id, [people.member.userId]);
  expect(await read()).toEqual(before);
  const differing = lists.filter(
    ({ name }) => JSON.stringify(before[name]) !== JSON.stringify(between[name]),
  );
  expect(differing.length).toBeGreaterThan(5);
});
