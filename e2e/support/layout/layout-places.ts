import type { Page } from '@playwright/test';
import type { LongCompany } from './long-company.ts';
import { longWord } from './long-texts.ts';
import { named } from './names.ts';

export type Place = {
  /** As the router names it. */
  route: string;
  /** Of a subpage, if the route alone does not identify it. */
  address?: (company: LongCompany) => string;
  /** Dialogs to open there, one after the other; each is closed before the next. */
  opens?: Readonly<Record<string, (page: Page) => Promise<void>>>;
  /** Colors are looked at here, too, in both themes and in its dialogs: no other test does. */
  colors?: true;
};

const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name: named(name) })
    .first()
    .click();
/** Many dialogs are loaded when they are asked for: one that comes late would cover the next button. */
const dialogIsOpen = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
const open = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await dialogIsOpen(page);
};
const choose = (menu: RegExp, item: string) => async (page: Page) => {
  await press(menu)(page);
  await page.getByRole('menuitem', { name: named(item) }).click();
  await dialogIsOpen(page);
};
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name: named(name) }).click();

/** On a phone a button shows the filters. */
const openFilter = (name: string) => async (page: Page) => {
  const closed = page.getByRole('button', { name: named(/^Filters/), expanded: false });
  if (await closed.isVisible()) await closed.click();
  await page.getByRole('combobox', { name: named(name) }).click();
};

async function selectAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: named(/^Select all/) }).check();
}

async function openTemplates(page: Page): Promise<void> {
  await press('Create job')(page);
  await press(/Use a template/)(page);
  const wizard = page.getByRole('dialog');
  await wizard.getByRole('radio', { name: named(/^Part-time/) }).check();
  await wizard.getByText(named('Your template')).waitFor();
}

async function fillWizard(page: Page): Promise<void> {
  await press('Create job')(page);
  const wizard = page.getByRole('dialog');
  const discard = wizard.getByRole('button', { name: named('Discard') });
  const scratch = wizard.getByRole('button', { name: named(/Create from scratch/) });
  await scratch.waitFor();
  if (await discard.isVisible()) await discard.click();
  await scratch.click();
  await wizard.getByLabel(named(/^Job title/)).fill(longWord('title', 100));
  await wizard.getByLabel(named(/^Job description/)).fill(longWord('description', 400));
  await wizard.getByRole('textbox', { name: named('Question 1') }).fill(longWord('question', 400));
}

/** After `fillWizard`: the job that it leaves is unfinished. */
async function askToReplace(page: Page): Promise<void> {
  await press('Create job')(page);
  await press(/Create from scratch/)(page);
  await page.getByRole('alertdialog').waitFor();
}

async function reviewWizard(page: Page): Promise<void> {
  await fillWizard(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: named('Continue') })
    .click();
  await page.getByRole('button', { name: named('Publish job') }).waitFor();
}

async function openLibrary(page: Page): Promise<void> {
  await fillWizard(page);
  await press('Add from library')(page);
  await page.getByRole('list', { name: named('Questions of the library') }).waitFor();
}

async function findNobody(page: Page): Promise<void> {
  await page.getByPlaceholder(named('Search users...')).fill('nobody at all');
  await page.getByText(named('No users found')).waitFor();
}

async function saveWrongProfile(page: Page): Promise<void> {
  await page.getByLabel(named('Website')).fill('harbour');
  await press('Save changes')(page);
  await page.getByText(named('Please enter a valid URL')).waitFor();
}

/** The server of the tests has no mail server: without one, a decision asks for no email. */
async function askForMail(page: Page): Promise<void> {
  const settings = '**/api/settings/public';
  const data = { signInMethods: ['password'], registration: 'open', mails: 'sent' };
  await page.route(settings, (route) => route.fulfill({ json: { data } }));
  await page.reload();
  await open('Reject candidate')(page);
  await page.getByRole('dialog').locator('iframe').waitFor();
  await page.unroute(settings);
}

const submission = ({ submissionId }: LongCompany) => `/candidates/${submissionId}`;
const tabs = Object.fromEntries(
  ['Transcript', 'Profile', 'Assessment', 'Resume', 'Notes'].map((name) => [name, tab(name)]),
);

/** Every page of the workspace, with its dialogs. */
export const workspacePlaces: readonly Place[] = [
  { route: '/dashboard', opens: { notifications: press(/^Notifications/) } },
  { route: '/notifications' },
  {
    route: '/jobs',
    opens: {
      templates: openTemplates,
      wizard: fillWizard,
      'question before a job is replaced': askToReplace,
      'review of the wizard': reviewWizard,
      'library in the wizard': openLibrary,
      delete: choose(/^More actions for /, 'Delete job'),
    },
  },
  {
    route: '/question-library',
    opens: {
      add: open('Add question'),
      edit: choose(/^More actions for /, 'Edit'),
      delete: choose(/^More actions for /, 'Delete'),
    },
    colors: true,
  },
  {
    route: '/jobs/:jobId',
    address: ({ job }) => `/jobs/${job.id}`,
    opens: {
      template: choose(/^More actions for /, 'Save as template'),
      invite: open('Invite by email'),
      'extra time': open('Extra time'),
      'guest links': open('Guest links'),
      criteria: open('Edit criteria'),
      editor: press('Edit job'),
    },
    colors: true,
  },
  { route: '/jobs/:jobId/invitations', address: ({ job }) => `/jobs/${job.id}/invitations` },
  { route: '/jobs/:jobId/candidates', address: ({ job }) => `/jobs/${job.id}/candidates` },
  {
    route: '/jobs/:jobId/candidates',
    address: ({ job, submissionId }) => `/jobs/${job.id}/candidates?candidate=${submissionId}`,
  },
  { route: '/jobs/:jobId/compare', address: ({ job }) => `/jobs/${job.id}/compare` },
  {
    route: '/jobs/:jobId/compare',
    address: ({ job, compared }) => `/jobs/${job.id}/compare?candidates=${compared.join(',')}`,
    opens: { choose: open('Choose candidates') },
  },
  {
    route: '/candidates',
    opens: {
      note: choose(/^More actions for Candidate/, 'Add note'),
      delete: choose(/^More actions for Candidate/, 'Delete'),
      jobs: openFilter('Filter by job'),
      selected: selectAll,
      'more for selected': choose(/^More for the selection/, 'Extra time'),
      'stage for selected': choose(/^More for the selection/, 'Move to a stage'),
      'tag for selected': choose(/^More for the selection/, 'Add a tag'),
      'less of a tag for selected': choose(/^More for the selection/, 'Remove a tag'),
      'delete selected': open(/^Delete \d+ candidate/),
      grid: press(/grid/i),
    },
  },
  {
    route: '/candidates',
    address: ({ viewId }) => `/candidates?view=${viewId}`,
    opens: {
      stages: openFilter('Filter by stage'),
      tags: openFilter('Filter by tag'),
      'new view': choose(/^View: /, 'Save as a new view'),
      'edit view': choose(/^View: /, 'Rename or share'),
      'delete view': choose(/^View: /, 'Delete view'),
    },
    colors: true,
  },
  {
    route: '/candidates/:id',
    address: submission,
    opens: {
      ...tabs,
      tags: open('Edit tags'),
      review: press('Edit review'),
      delete: choose(/^More actions/, 'Delete submission'),
    },
  },
  { route: '/candidates/:id', address: submission, opens: { reject: askForMail }, colors: true },
  { route: '/submissions/:submissionId', address: ({ brokenId }) => `/submissions/${brokenId}` },
  { route: '/analytics' },
  { route: '/plans' },
  { route: '/plans/retention' },
  {
    route: '/user-management',
    opens: {
      add: open('Add user'),
      role: open(/^Edit the role of colleague/),
      delete: open(/^Delete colleague/),
      nobody: findNobody,
    },
    colors: true,
  },
  { route: '/roles', opens: { delete: open(/^Delete role/) }, colors: true },
  { route: '/roles/add-role', opens: { errors: press('Create role') }, colors: true },
  { route: '/roles/edit/:id', address: ({ roleId }) => `/roles/edit/${roleId}` },
  { route: '/settings/profile', opens: { errors: saveWrongProfile }, colors: true },
  { route: '/settings/branding' },
  {
    route: '/settings/stages',
    opens: {
      create: open('New stage'),
      rename: open(/^Rename the stage /),
      delete: open(/^Delete the stage /),
    },
    colors: true,
  },
  {
    route: '/settings/tags',
    opens: { create: open('New tag'), edit: open(/^Edit the tag /), delete: open(/^Delete the tag /) },
    colors: true,
  },
  { route: '/settings/emails', colors: true },
  {
    route: '/settings/emails/:kind/:language',
    address: () => '/settings/emails/rejected/de',
    colors: true,
  },
  { route: '/settings/security', colors: true },
  { route: '/settings/appearance', colors: true },
  { route: '/settings/notifications' },
  { route: '/settings/interviews' },
  { route: '/settings/insights' },
  { route: '/help/insights' },
  {
    route: '/settings/api',
    opens: {
      token: open('Create token'),
      deliveries: open(/^Deliveries/),
      change: choose(/^More actions for /, 'Edit'),
      delete: choose(/^More actions for /, 'Delete'),
    },
  },
  { route: '/settings/audit-log', colors: true },
];

/** Those for people who are not signed in. */
export const outsidePlaces: readonly Place[] = [
  { route: '/login' },
  { route: '/register' },
  { route: '/sign-in-link' },
  { route: '/confirm-email' },
  { route: '/verify-account/:verificationCode' },
  { route: '/forgot-password' },
  { route: '/change-password/:verificatationCode' },
  { route: '/master-setup' },
  { route: '/company-setup' },
  { route: '/api/auth/google/callback' },
  { route: '/unsubscribe' },
  { route: '/stop-emails' },
];
