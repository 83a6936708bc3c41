import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { browserWithDevices } from '../../e2e/support/browsers/browser.ts';
import { NimbleServer } from '../../e2e/support/nimble-server.ts';
import { openJob } from '../../e2e/support/open-job.ts';

/**
 * Lighthouse's scores of the page behind a share link: `node bench/lighthouse/overview.bench.ts [rounds]`. A phone on a
 * slow connection, both simulated. npm fetches Lighthouse for it, because nothing else needs its 114 packages.
 */
const rounds = Number(process.argv[2] ?? 3);
const lighthouse = 'lighthouse@13.5.0';
const run = promisify(execFile);

type Report = {
  categories: Record<'performance' | 'accessibility' | 'best-practices', { score: number }>;
  audits: Record<string, { displayValue?: string }>;
};

async function main(): Promise<void> {
  const nimble = await NimbleServer.start(async () => ({ RATE_LIMITS: 'off' }));
  const folder = await mkdtemp(join(tmpdir(), 'nimble-lighthouse-'));
  try {
    const questions = [1, 2, 3].map((number) => ({
      question: `Question number ${number}?`,
      time_limit: 120,
      required: true,
    }));
    const link = await openJob(nimble, questions);
    const rows = [];
    for (let round = 0; round < rounds; round += 1) rows.push(describe(await look(link, folder)));
    console.table(rows);
  } finally {
    await nimble.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function look(link: string, folder: string): Promise<Report> {
  const file = join(folder, 'report.json');
  const { executablePath, args } = browserWithDevices({ asksForPermission: false });
  const sandbox = args.includes('--no-sandbox') ? ['--no-sandbox'] : [];
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--only-categories=performance,accessibility,best-practices',
    `--chrome-flags=${['--headless=new', ...sandbox].join(' ')}`,
  ];
  await run('npm', ['exec', '--yes', '--', lighthouse, link, ...options], {
    // Outside the project, where npm would look for it first.
    cwd: folder,
    env: { ...process.env, ...(executablePath !== undefined && { CHROME_PATH: executablePath }) },
  });
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

function describe({ categories, audits }: Report) {
  const score = (name: keyof typeof categories) => Math.round(categories[name].score * 100);
  const shown = (name: string) => audits[name]?.displayValue ?? '';
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    'first paint': shown('first-contentful-paint'),
    'largest paint': shown('largest-contentful-paint'),
    'blocking time': shown('total-blocking-time'),
    'layout shift': shown('cumulative-layout-shift'),
  };
}

await main();
