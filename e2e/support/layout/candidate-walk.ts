import { expect, type Page } from '@playwright/test';
import { pdfFile } from '../journeys.ts';
import type { NimbleServer } from '../nimble-server.ts';
import { recordAnswer } from '../record.ts';
import type { LongCompany } from './long-company.ts';
import { longEmail, longWord } from './long-texts.ts';
import { named } from './names.ts';

/** From the link of a job with two questions to what was sent, in any language that `named` knows. */
export async function walkAsCandidate(
  page: Page,
  nimble: NimbleServer,
  { job }: Pick<LongCompany, 'job'>,
  applicant: string,
  look: (stage: string) => Promise<void>,
): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name: named(name) });
  await page.goto(`${nimble.url}/interview/abcdefghijkl`);
  await expect(page.getByText(named('Interview Unavailable'))).toBeVisible();
  await look('no interview');
  await page.goto(`${nimble.url}/interview/${job.shareToken}`);
  await expect(button('Start interview')).toBeVisible();
  await look('overview');
  await button('Start interview').click();
  await button('Continue').click();
  await look('form with errors');
  await fillForm(page, longEmail(applicant));
  await look('form');
  await button('Continue').click();
  await expect(page.getByText(named('Check your camera and microphone'))).toBeVisible();
  await expect(page.getByText(named('Camera ready'))).toBeVisible();
  await look('device check');
  await button('Go to the questions').click();
  for (const number of [1, 2]) {
    await expect(page.getByText(named(`Question ${number} of 2`))).toBeVisible();
    if (number === 1) await look('question');
    await recordAnswer(page, 2);
    if (number === 1) await look('recorded');
    await button('Use This Recording').click();
  }
  await button('Review & Submit').first().click();
  await look('review');
  await button('Submit interview').click();
  await expect(page.getByRole('heading', { name: named('Interview Submitted Successfully!') })).toBeVisible();
  await look('success');
  const link = page.getByRole('link', { name: named('See what you sent') });
  await page.goto(new URL((await link.getAttribute('href')) ?? '', nimble.url).href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('what was sent');
}

async function fillForm(page: Page, email: string): Promise<void> {
  await page.getByLabel(named(/^Full name/)).fill(longWord('Applicant', 100));
  await page.getByLabel(named(/^Email/)).fill(email);
  const resume = { ...pdfFile, name: `${longWord('resume', 200)}.pdf` };
  await page.getByLabel(named(/^Resume/)).setInputFiles(resume);
}
