import { expect, test } from '@playwright/test';
import { watchDoubleClicks } from '../../support/double-click.ts';
import { button, type Stage, told } from './stage.ts';

/** The promise that video is never required, and the jobs that break it. */
export function videoPromiseCases(stage: () => Stage): void {
  test('the promise that video is never required', async ({ page }) => {
    const clicks = await watchDoubleClicks(page);
    await stage().open(page, '/settings/interviews');
    await page.getByRole('switch', { name: 'Video is never required' }).click();
    await clicks.doubleClick(button(page, 'Turn on'), {
      sends: ['updateCompany'],
      shows: told(page, 'Saved'),
    });
    await button(page, 'Allow text in all of them').click();
    await clicks.doubleClick(button(page, 'Allow text'), {
      sends: ['allowTextInJobs'],
      shows: told(page, 'Text is allowed'),
    });
    await expect(page.getByText(/still require/)).toHaveCount(0);
    await page.getByRole('switch', { name: 'Video is never required' }).click();
    await expect(page.getByRole('switch', { name: 'Video is never required' })).not.toBeChecked();
    clicks.expectCalm();
  });
}
