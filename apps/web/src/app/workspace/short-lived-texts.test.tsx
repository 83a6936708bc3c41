// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseLanguage, startLanguage } from '../../lib/language/language.ts';
import { openTutorial } from '../../shared/onboarding/tutorial.ts';
import { signedInUser } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { loadAllTexts } from '../load-texts.ts';

/** Texts that end-to-end walks in the pseudo-language do not meet, because they open by themselves or go away. */

test('the tutorial has no text outside of the catalogs', async () => {
  await startLanguage(loadAllTexts);
  await chooseLanguage('en-XA');
  const { TutorialOnDemand } = await import('./tutorial-on-demand.tsx');
  const person = show(<TutorialOnDemand />, { user: signedInUser() });
  await act(async () => {
    openTutorial();
    await import('../../features/onboarding/index.ts');
  });
  for (const step of [1, 2, 3]) {
    const dialog = await screen.findByRole('dialog');
    const create = dialog.querySelector<HTMLButtonElement>('button[type="submit"]');
    if (create !== null) await person.click(create);
    expect(dialog.textContent, `step ${step}`).toMatch(/\[[^[\]]*~\]/);
    expect(textsOf(dialog).filter(hasEnglish), `step ${step}`).toEqual([]);
    const buttons = [...dialog.querySelectorAll('button')];
    await person.click(buttons.at(-1) ?? dialog);
  }
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('no message that goes away has a text outside of the catalogs', () => {
  const folder = join(import.meta.dirname, '../..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const calls = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(toastCall) ?? []);
  expect(calls.length).toBeGreaterThan(100);
  expect(calls.filter((call) => englishLiteral.test(call))).toEqual([]);
});

/** With one more pair of parentheses inside. */
const toastCall = /toast\.(?:success|error|info)\((?:[^()]|\([^()]*\))*\)/g;
/** A text for people has a space or a capital; ids and kinds have neither. */
const englishLiteral = /(['"`])[^'"`]*[A-Z ][^'"`]*\1/;

function textsOf(element: Element): string[] {
  const named = [...element.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((each) =>
    ['aria-label', 'placeholder', 'title'].map((name) => each.getAttribute(name) ?? ''),
  );
  const fields = [...element.querySelectorAll('input')].map(({ value }) => value);
  const shown = [...element.querySelectorAll('*')].flatMap((each) =>
    [...each.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? ''),
  );
  return [...named, ...fields, ...shown];
}

function hasEnglish(text: string): boolean {
  return /\p{L}{2,}/u.test(withoutBracketed(text));
}

/** One text may be a value of another. */
function withoutBracketed(text: string): string {
  const rest = text.replace(/\[[^[\]]*~\]/g, ' ');
  return rest === text ? rest : withoutBracketed(rest);
}
