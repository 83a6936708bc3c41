import { randomBytes } from 'node:crypto';
import { drawPortrait, type Look } from '@nimble/actors';
import { uploadPaths } from '@nimble/contracts/files';
import { builtInRoles, type Permissions } from '@nimble/contracts/roles';
import { company, hiringManager, logo, team } from './company.ts';
import { beginDemo } from './demo-companies.ts';
import type { Making, Member, Team } from './making.ts';
import type { TeamName } from './people/demo-person.ts';

const portraitPixels = 256;

/** Permissions of managers who choose people: everything about candidates and figures, nothing about the company. */
const hiringPermissions: Permissions = {
  dashboards: { view: true },
  job: { view: true },
  submission: { view: true, update: true },
  analytics: { view: true },
  settings: { view: true, update: true },
};

/** Creates the company with its brand, and its team members. */
export async function makeCompany(making: Making): Promise<Team> {
  const { services } = making;
  const { username, email } = team.Elena;
  const added = await services.accounts.addVerified({
    company: company.name,
    username,
    email,
    password: password(),
  });
  const { companyId } = added;
  const admin = memberOf(added.userId, companyId, builtInRoles.admin.permissions);
  await beginDemo(services.database, added);
  const { name: _name, ...brand } = company;
  const image = await services.uploads.add(admin, {
    bytes: Buffer.from(logo),
    isCut: false,
    path: uploadPaths.logo(companyId),
  });
  await services.companies.change(admin, companyId, { ...brand, logo: image.id });
  await services.insightsSettings.change(admin, companyId, { level: 'scores', behavioral: false });
  const role = await services.roles.create(admin, {
    ...hiringManager,
    predefinedPermissions: hiringPermissions,
  });
  const { roles } = await services.roles.list(companyId, { page: 1, pageSize: 50, search: '' });
  const subAdmin = roles.find(({ name }) => name === 'sub_admin');
  if (subAdmin === undefined) throw new Error('The built-in roles are not there.');
  const invite = (name: TeamName) =>
    join(making, admin, name, team[name].role === hiringManager.name ? role.id : subAdmin.id);
  await present(making, admin, 'Elena');
  return {
    Elena: admin,
    Jonas: await invite('Jonas'),
    Fatima: await invite('Fatima'),
    Theo: await invite('Theo'),
  };
}

async function join(making: Making, admin: Member, name: TeamName, role: number): Promise<Member> {
  const { services } = making;
  const { username, email } = team[name];
  const user = await services.staff.invite(admin, { username, email, role, password: password() });
  await services.accounts.confirm(user.id);
  const permissions =
    team[name].role === 'sub_admin' ? builtInRoles.sub_admin.permissions : hiringPermissions;
  const member = memberOf(user.id, admin.companyId, permissions);
  await present(making, member, name);
  return member;
}

/** A team member's profile. */
async function present({ services }: Making, member: Member, name: TeamName): Promise<void> {
  const { position, username, look } = team[name];
  const bytes = await drawPortrait(look as Look, portraitPixels);
  const picture = await services.uploads.add(member, { bytes, isCut: false, path: undefined });
  const [firstName = '', lastName = ''] = username.split(' ');
  const changes = { displayName: username, firstName, lastName, position, avatar: picture.id };
  await services.profile.change({ ...member, address: 'localhost' }, member.userId, changes);
}

/** A random password: the demo is entered by its links. */
function password(): string {
  return `Aa1-${randomBytes(18).toString('base64url')}`;
}

function memberOf(userId: number, companyId: number, permissions: Permissions): Member {
  return {
    kind: 'signedIn',
    hiddenJobs: [],
    sessionId: '',
    userId,
    companyId,
    isMaster: false,
    isStopped: false,
    permissions,
    address: null,
  };
}
