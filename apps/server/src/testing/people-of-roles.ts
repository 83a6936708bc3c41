import { addCompany, addPerson, addRole, type Person } from './people.ts';
import type { TestApp } from './servers/test-app.ts';

/** The permissions of `recruiter`: a little of everything, so that it differs from every built-in role. */
const recruiting = {
  dashboards: { view: true },
  job: { view: true, create: true },
  submission: { view: true, update: true },
  'user-management': { view: true, create: true },
  roles: { view: true },
};

/** A user of each role and of the custom role `recruiter`, about one new company, by their role. */
export async function peopleOfRoles(
  nimble: TestApp,
): Promise<{ admin: Person & { companyId: number }; tokens: Map<string, string> }> {
  const admin = await addCompany(nimble);
  const { companyId } = admin;
  const everybody = {
    master: await addPerson(nimble, null, 'master'),
    admin,
    sub_admin: await addPerson(nimble, companyId, 'sub_admin'),
    viewer: await addPerson(nimble, companyId, 'viewer'),
    authenticated: await addPerson(nimble, null, 'authenticated'),
    recruiter: await addPerson(nimble, companyId, await addRole(nimble, companyId, recruiting)),
    stranger: await addCompany(nimble),
  };
  return { admin, tokens: new Map(Object.entries(everybody).map(([name, { token }]) => [name, token])) };
}
