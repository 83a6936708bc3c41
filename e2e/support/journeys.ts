import { expect, type Page } from '@playwright/test';
import type { CalledServer } from './nimble-server.ts';

export const employer = {
  company: 'Harbour Bakery',
  username: 'harbour',
  email: 'anna@harbour.example',
  password: 'Secret12',
};
export const candidate = { name: 'Casey Morgan', email: 'casey@example.com' };
export const questions = [
  'Tell us about yourself and your experience.',
  'What would you do in your first week?',
  'Why this bakery and no other?',
] as const;

export const pdfFile = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
};

/** Registers a company, follows the link of its email and signs in. */
export async function registerAndSignIn(page: Page, nimble: CalledServer): Promise<void> {
  await page.goto(`${nimble.url}/register`);
  await page.getByLabel('Company').fill(employer.company);
  await page.getByLabel('Username').fill(employer.username);
  await page.getByLabel('Email').fill(employer.email);
  await page.getByLabel('Password', { exact: false }).first().fill(employer.password);
  await page.getByLabel('Confirm password').fill(employer.password);
  await page
    .locator('form')
    .getByRole('button', { name: /account|register|sign up/i })
    .click();
  await expect(page.getByText('Registration successful!')).toBeVisible();
  await page.goto(await nimble.linkInMailTo(employer.email));
  await page
    .getByRole('link', { name: /log in|login|sign in/i })
    .first()
    .click();
  await signIn(page);
}

async function signIn(page: Page): Promise<void> {
  await giveCredentials(page);
  await expect(page).toHaveURL(/\/dashboard/);
}

/** The tutorial of the first run would cover the tested page. */
export async function skipTutorial(page: Page): Promise<void> {
  const skip = () => {
    if (localStorage.getItem('nimble_onboarding') !== null) return;
    const users = Array.from({ length: 1000 }, (_, index) => [index + 1, { tutorialCompleted: true }]);
    localStorage.setItem('nimble_onboarding', JSON.stringify(Object.fromEntries(users)));
  };
  await page.addInitScript(skip);
  await page.evaluate(skip);
}

/** Fills in the sign-in and sends it; the next page depends on the account. */
export async function giveCredentials(
  page: Page,
  { email, password }: { email: string; password: string } = employer,
): Promise<void> {
  await skipTutorial(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await page
    .locator('form')
    .getByRole('button', { name: /log in|login|sign in/i })
    .click();
}

/** Gives name, address and resume, and continues to the first question, answered on video or by audio. */
export async function beginInterview(
  page: Page,
  link: string,
  format: 'video' | 'audio' = 'video',
): Promise<void> {
  await comeToDeviceCheck(page, link, format);
  await page.getByRole('button', { name: 'Go to the questions' }).click();
  await expect(page.getByText(/^Question 1 of \d$/)).toBeVisible();
}

/** From the first page of the link; gives name, address and resume. */
export async function startInterview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start interview' }).click();
  await giveDetails(page);
}

/** Gives name, address and resume. */
export async function giveDetails(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill(candidate.name);
  await page.getByLabel('Email').fill(candidate.email);
  await page.getByLabel('Resume').setInputFiles(pdfFile);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Gives name, address and resume, and continues to the device check. */
export async function comeToDeviceCheck(
  page: Page,
  link: string,
  format: 'video' | 'audio' = 'video',
): Promise<void> {
  await page.goto(link);
  await expect(page.getByText('By starting this interview, you agree to be recorded')).toBeVisible();
  await startInterview(page);
  const check = format === 'video' ? 'Check your camera and microphone' : 'Check your microphone';
  await expect(page.getByRole('heading', { name: check })).toBeVisible();
}
