// @vitest-environment happy-dom
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
