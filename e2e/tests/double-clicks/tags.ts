import { test } from '@playwright/test';
import { watchDoubleClicks } from '../../support/double-click.ts';
import { button, type Stage, told } from './stage.ts';

/** Tags in the settings and on a candidate. */
export function tagCases(stage: () => Stage): void {
  test('tags', async ({ page }) => {
    const { candidates, open } = stage();
    const clicks = await watchDoubleClicks(page);
    await open(page, '/settings/tags');
    await button(page, 'New tag').click();
    await page.getByLabel(/^Name/).fill('Night shift');
    await clicks.doubleClick(button(page, 'Save'), { sends: ['createTag'], shows: told(page, 'Tag saved') });
    await button(page, 'Edit the tag Night shift').click();
    await page.getByLabel(/^Name/).fill('Nights');
    await clicks.doubleClick(button(page, 'Save'), {
      sends: ['updateTag'],
      shows: button(page, 'Edit the tag Nights'),
    });

    await open(page, `/candidates/${candidates[0]}`);
    await button(page, 'Edit tags').click();
    const box = page.getByRole('checkbox', { name: 'Nights' });
    await clicks.doubleClick(box, {
      sends: ['addTag'],
      shows: page.getByRole('checkbox', { name: 'Nights', checked: true }),
    });
    await clicks.doubleClick(box, {
      sends: ['removeTag'],
      shows: page.getByRole('checkbox', { name: 'Nights', checked: false }),
    });

    await open(page, '/settings/tags');
    await button(page, 'Delete the tag Nights').click();
    await clicks.doubleClick(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }), {
      sends: ['deleteTag'],
      shows: told(page, 'Tag deleted'),
    });
    clicks.expectCalm();
  });
}
