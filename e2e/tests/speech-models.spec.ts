import { expect, type Page, test } from '@playwright/test';
import { packBzip2, tinyModelEntries } from '../../packages/speech/src/testing/model-archives.ts';
import { answering, giving, startModelServer } from '../../packages/speech/src/testing/model-server.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { type Employee, openAs, post } from '../support/company.ts';
import { layoutFaults } from '../support/layout/layout.ts';
import { NimbleServer } from '../support/nimble-server.ts';

let models: Awaited<ReturnType<typeof startModelServer>>;
let archive: Buffer;
let nimble: NimbleServer;
let master: Employee;
test.beforeAll(async () => {
  archive = await packBzip2(await tinyModelEntries());
  models = await startModelServer(answering(404));
  nimble = await NimbleServer.start(async () => ({ SPEECH_MODELS_URL: models.url }));
  const link = /http:\S+\/master-setup#\S+/;
  await expect(() => nimble.printed(link)).toPass();
  const pair = { password: 'Secret-Master-1', passwordConfirmation: 'Secret-Master-1' };
  await post(nimble, '/api/master-setup', { ...pair, token: nimble.printed(link).split('#')[1] });
  const login = { identifier: 'master@nimble.local', password: pair.password };
  const { jwt } = await post<{ jwt: string }>(nimble, '/api/users-permissions/user-login', login);
  master = { username: 'master', email: login.identifier, token: jwt };
});
test.afterAll(async () => {
  await nimble.stop();
  await models.close();
});

const card = (page: Page) => page.getByRole('region', { name: 'Transcripts' });
const model = (page: Page) => card(page).getByRole('listitem').filter({ hasText: 'Zipformer, Korean' });

test('the master adds a model, cancels, sees why one fails, turns it off and on, and deletes it', async ({
  page,
}) => {
  await openAs(page, nimble, master, '/installation');
  await expect(card(page).getByRole('status')).toContainText('No speech model is on');
  await model(page).getByRole('button').click();
  await expect(model(page)).toContainText('answered with 404');
  models.serve(giving(archive, { most: 300 }), giving(archive));
  await model(page).getByRole('button', { name: 'Retry' }).click();
  await expect(model(page)).toContainText(/Downloading, .* of/);
  await expectAccessible(page, 'speech models on their way');
  expect(await layoutFaults(page)).toEqual([]);
  await model(page).getByRole('button', { name: 'Cancel' }).click();
  await model(page).getByRole('button', { name: 'Download' }).click();
  await expect(card(page).getByRole('status')).toContainText('Zipformer, Korean transcribes answers');
  await model(page).getByRole('button', { name: 'Turn off Zipformer, Korean' }).click();
  await expect(card(page).getByRole('status')).toContainText('No speech model is on');
  await model(page).getByRole('button', { name: 'Turn on Zipformer, Korean' }).click();
  await expect(model(page)).toContainText('On');
  await model(page).getByRole('button', { name: 'Turn off Zipformer, Korean' }).click();
  await model(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(model(page).getByRole('button', { name: 'Download' })).toBeVisible();
});
