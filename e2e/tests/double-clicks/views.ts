import { test } from '@playwright/test';
import { watchDoubleClicks } from '../../support/double-click.ts';
import { button, type Stage, told } from './stage.ts';

/** Saved views of the list of candidates. */
export function viewCases(stage: () => Stage): void {
  test('views', async ({ page }) => {
    const { open } = stage();
    const clicks = await watchDoubleClicks(page);
    const item = (name: string) => page.getByRole('menuitem', { name });
    await open(page, '/candidates');
    await button(page, 'View: All candidates').click();
    await item('Save as a new view').click();
    await page.getByLabel(/^Name/).fill('To read');
    await clicks.doubleClick(button(page, 'Save'), {
      sends: ['createView'],
      shows: button(page, 'View: To read'),
    });

    await button(page, 'View: To read').click();
    await clicks.doubleClick(item('Open my list with this view'), {
      sends: ['setDefaultView'],
      shows: told(page, 'Your list now opens with To read'),
    });
    await button(page, 'View: To read').click();
    await item('Rename or share').click();
    await page.getByLabel(/^Name/).fill('To hear');
    await clicks.doubleClick(button(page, 'Save'), {
      sends: ['updateView'],
      shows: button(page, 'View: To hear'),
    });

    await button(page, 'View: To hear').click();
    await item('Delete view').click();
    await clicks.doubleClick(page.getByRole('alertdialog').getByRole('button', { name: 'Delete view' }), {
      sends: ['deleteView'],
      shows: told(page, 'View deleted'),
    });
    clicks.expectCalm();
  });
}
