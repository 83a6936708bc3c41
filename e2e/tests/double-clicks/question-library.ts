import { test } from '@playwright/test';
import { watchDoubleClicks } from '../../support/double-click.ts';
import { button, type Stage, told } from './stage.ts';

/** Questions of the library. */
export function questionLibraryCases(stage: () => Stage): void {
  test('a question of the library', async ({ page }) => {
    const clicks = await watchDoubleClicks(page);
    await stage().open(page, '/question-library');
    await button(page, 'Add question').first().click();
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: 'Question' })
      .fill('What do you bake at night?');
    await clicks.doubleClick(button(page, 'Save question'), {
      sends: ['createLibraryQuestion'],
      shows: told(page, 'Question saved'),
    });
    await button(page, /^More actions for “What do you bake at night/).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('dialog').getByLabel('Difficulty').selectOption('Hard');
    await clicks.doubleClick(button(page, 'Save question'), {
      sends: ['updateLibraryQuestion'],
      shows: page.getByRole('listitem').getByText('Hard'),
    });
    await button(page, /^More actions for “What do you bake at night/).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await clicks.doubleClick(button(page, 'Delete question'), {
      sends: ['deleteLibraryQuestion'],
      shows: told(page, 'Question deleted'),
    });
    clicks.expectCalm();
  });
}
