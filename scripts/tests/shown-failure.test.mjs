import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failedOfPlaywright } from './failed-tests.mjs';
import { shownLog, shownPage } from './shown-failure.mjs';

const logged = '{"level":30,"time":1000,"pid":7,"reqId":"b","route":"/api/jobs","status":503}';

test('a failed run of Playwright leaves what its page showed and its server logged, within bounds', () => {
  const folder = mkdtempSync(join(import.meta.dirname, 'shown-failure-'));
  try {
    writeFileSync(
      join(folder, 'page.spec.mjs'),
      `import { expect, test } from '@playwright/test';
      import { browserWithDevices } from '../../../e2e/support/browsers/browser.ts';
      test.use({ launchOptions: browserWithDevices() });
      test('waits', async ({ page }, info) => {
        const body = ${JSON.stringify(`Ready.\n${logged}\n`)};
        await info.attach('server-log', { body, contentType: 'text/plain' });
        await page.setContent('<h1>Almost there</h1>' + '<p>long</p>'.repeat(200));
        await expect(page.getByText('There')).toHaveCount(9, { timeout: 1 });
      });`,
    );
    const report = join(folder, 'report.json');
    const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
    spawnSync(
      process.execPath,
      [playwright, 'test', '--config', folder, '--reporter=json', '--output', join(folder, 'out')],
      { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
    );
    const [failed] = failedOfPlaywright(JSON.parse(readFileSync(report, 'utf8')), folder);
    const shown = shownPage(readFileSync(failed.context, 'utf8'));
    expect(shown).toMatch(/heading "Almost there"[^]*… and 8\d more lines$/);
    expect(shownLog(failed.log)).toBe('Ready.\n00:00:01.000Z {"route":"/api/jobs","status":503}');
    const long = `# Page snapshot\n\n\`\`\`yaml\n${'x'.repeat(1000)}\n\`\`\``;
    expect(shownPage(long)).toBe('x'.repeat(200));
    expect(shownPage('# Test info')).toBeUndefined();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
