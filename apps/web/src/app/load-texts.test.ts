// @vitest-environment happy-dom
import { textOf } from '@nimble/contracts';
import { jobMessages } from '@nimble/contracts/jobs';
import { expect, test } from 'vitest';
import { chooseLanguage, startLanguage } from '../lib/language/language.ts';
import { apiMessages } from '../lib/messages.ts';
import { uiMessages } from '../ui/messages.ts';
import { loadAllTexts } from './load-texts.ts';
import { appMessages } from './messages.ts';
import { workspaceMessages } from './workspace/messages.ts';

test('the texts of every folder follow the language, those of the shell too', async () => {
  await startLanguage(loadAllTexts);
  await chooseLanguage('de');
  expect(workspaceMessages.signOut).toBe('Abmelden');
  expect(appMessages.reload).toBe('Seite neu laden');
  expect(uiMessages.cancel).toBe('Abbrechen');
  expect(apiMessages.network).toContain('Netzwerkfehler');
});

test('the texts of the contracts follow it too, in the pseudo-languages as well', async () => {
  await startLanguage(loadAllTexts);
  await chooseLanguage('de');
  expect(textOf(jobMessages.titleRequired)).toBe('Die Stellenbezeichnung ist erforderlich');
  await chooseLanguage('en-XA');
  expect(textOf(jobMessages.titleRequired)).toMatch(/^\[Ĵöƀ ţîţļé [^\]]+ ~+\]$/);
  expect(textOf(jobMessages.salaryTooLong, { maximum: 9 })).toMatch(/^\[[^\]]* 9 [^\]]*~+\]$/);
  await chooseLanguage('ar-XB');
  expect(textOf(jobMessages.titleRequired)).toMatch(/^\u202eĴöƀ[^\u202c]+\u202c$/);
  await chooseLanguage('en');
  expect(textOf(jobMessages.titleRequired)).toBe('Job title is required');
});
