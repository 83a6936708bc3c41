import { test } from '@playwright/test';
import { watchDoubleClicks } from '../../support/double-click.ts';
import { button, type Stage, told } from './stage.ts';

/** Stages in the settings. A candidate moves to one by the call of a decision. */
export function stageCases(stage: () => Stage): void {
  test('stages', async ({ page }) => {
    const { open } = stage();
    const clicks = await watchDoubleClicks(page);
    await open(page, '/settings/stages');
    for (const name of ['Phone call', 'Trial day']) {
      await button(page, 'New stage').click();
      await page.getByLabel(/^Name/).fill(name);
      await clicks.doubleClick(button(page, 'Save'), {
        sends: ['createStage'],
        shows: button(page, `Rename the stage ${name}`),
      });
    }
    await clicks.doubleClick(button(page, 'Move Trial day up'), {
      sends: ['placeStage'],
      shows: page.getByText('Trial day is now number 1'),
    });
    await button(page, 'Rename the stage Phone call').click();
    await page.getByLabel(/^Name/).fill('Call');
    await clicks.doubleClick(button(page, 'Save'), {
      sends: ['renameStage'],
      shows: button(page, 'Rename the stage Call'),
    });
    for (const name of ['Call', 'Trial day']) {
      await button(page, `Delete the stage ${name}`).click();
      await clicks.doubleClick(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }), {
        sends: ['deleteStage'],
        shows: told(page, 'Stage deleted'),
      });
    }
    clicks.expectCalm();
  });
}
