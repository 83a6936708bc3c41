import { test } from '@playwright/test';
import { watchDoubleClicks } from '../../support/double-click.ts';
import { alter, button, pretend, type Stage, told } from './stage.ts';

const soon = new Date(Date.now() + 86_400_000).toISOString();

/** What a plan keeps and erases; as after a history of weeks. */
export function planCases(stage: () => Stage): void {
  test('what stays within a smaller plan, and what is erased', async ({ page }) => {
    const clicks = await watchDoubleClicks(page);
    const items = ['One', 'Two', 'Three'].map((name, id) => ({
      id,
      name,
      detail: '',
      isKept: id === 0,
      isFixed: false,
      isPaused: false,
    }));
    const groups = { jobs: { most: 2, items }, users: { most: null, items: [] } };
    const kept = { plan: 'starter', at: soon, chooseBy: soon, isChosen: false, ...groups };
    for (const method of ['GET', 'PUT']) await pretend(page, method, /\/api\/plans\/kept$/, { data: kept });
    await stage().open(page, '/plans');
    await page.getByRole('checkbox', { name: 'Two' }).check();
    await clicks.doubleClick(button(page, 'Save choice'), {
      sends: ['chooseKept'],
      shows: told(page, 'Your choice is saved'),
    });

    const values = { submissions: 3, later: 0, erasesAt: soon, warning: 1, isConfirmed: false };
    const notice = { kind: 'retention', severity: 'warning', link: '/plans/retention', values };
    await pretend(page, 'GET', /\/api\/plans\/notices$/, { data: [notice] });
    await pretend(page, 'POST', /\/api\/plans\/retention\/seen$/, { message: 'Seen' });
    await page.goto(`${stage().nimble.url}/dashboard`);
    await clicks.doubleClick(button(page, 'I have seen this'), { sends: ['confirmRetentionWarning'] });

    const batch = { id: 1, submissions: 3, bytes: 3_000_000, erasesAt: soon, isWarned: true };
    const erasing = { state: 'erasing', days: 30, pausedAt: null, pausedUntil: null, batches: [batch] };
    for (const method of ['GET', 'PUT'])
      await pretend(page, method, /\/api\/plans\/retention$/, { data: erasing });
    await pretend(page, 'POST', /\/api\/plans\/retention\/archive$/, { data: { url: '#archive' } });
    await page.goto(`${stage().nimble.url}/plans/retention`);
    await clicks.doubleClick(button(page, 'Keep everything'), {
      sends: ['changeRetention'],
      shows: told(page, 'Nothing will be erased.'),
    });
    await clicks.doubleClick(button(page, 'Download everything'), { sends: ['openRetentionArchive'] });
    clicks.expectCalm();
  });

  test('a message to sales', async ({ page }) => {
    const clicks = await watchDoubleClicks(page);
    await alter(page, /\/api\/plans\/current$/, ({ data }: { data: object }) => ({
      data: { ...data, hasSales: true },
    }));
    await pretend(page, 'POST', /\/api\/plans\/sales-requests$/, { message: 'Sent' });
    await stage().open(page, '/plans');
    await button(page, 'Contact sales').first().click();
    await clicks.doubleClick(button(page, 'Send'), {
      sends: ['contactSales'],
      shows: told(page, 'Our sales team will contact you shortly.'),
    });
    clicks.expectCalm();
  });
}
