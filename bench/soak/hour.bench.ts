import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { createCaller } from './actors/caller.ts';
import { recordInterviews } from './actors/candidates.ts';
import { createCompany } from './actors/company.ts';
import { createLedger } from './actors/ledger.ts';
import { callApi } from './actors/programs.ts';
import { openBrowsers } from './actors/recordings.ts';
import { review } from './actors/reviewers.ts';
import type { Stage } from './actors/stage.ts';
import { hookPath } from './checks/check-messages.ts';
import { type Book, createBook } from './checks/promises.ts';
import { report } from './checks/report.ts';
import { startRemoving } from './checks/settle.ts';
import { verify } from './checks/verify.ts';
import { watchProcesses } from './checks/watch-processes.ts';
import { startSurroundings } from './surroundings.ts';
import { createTrouble, sumOf, type Trouble } from './trouble.ts';

/**
 * People and programs use two installations while processes are killed and everything around them fails:
 * `nice node bench/soak/hour.bench.ts [minutes] [folder of longer recordings]`.
 * Ends with 1 if a promise does not hold.
 */
const minutes = Number(process.argv[2] ?? 60);
const openBrowser = openBrowsers(process.argv[3]);
/** Of each installation. */
const people = { candidates: 4, reviewers: 2, programs: 1 };
const sampleMilliseconds = 10_000;
const minuteMilliseconds = 60_000;
const removeEveryMinutes = 3;

async function main(): Promise<void> {
  const surroundings = await startSurroundings();
  const { installations, faults } = surroundings;
  const book = createBook();
  try {
    const trouble = createTrouble(installations, faults, book);
    const processes = watchProcesses(installations);
    const stages = await openStages(surroundings, trouble, book);
    let isOver = false;
    const acting = stages.flatMap((stage) => actorsOf(stage, () => isOver));
    const sampling = setInterval(() => void processes.sample().catch(() => undefined), sampleMilliseconds);
    const troubles: Promise<void>[] = [];
    for (let minute = 1; minute <= minutes; minute += 1) {
      const next = wait(minuteMilliseconds);
      troubles.push(makeTrouble(minute, stages, trouble));
      await next;
      tellMinute(minute, stages, book, trouble);
    }
    await Promise.all(troubles);
    isOver = true;
    await Promise.all(acting);
    clearInterval(sampling);
    const slopes = processes.slopes();
    // The report comes even if a check fails.
    await verify({ stages, ...surroundings, book }).finally(() =>
      report({ book, stages, trouble, slopes, minutes }),
    );
  } finally {
    await surroundings.stop();
  }
  if (book.brokenCount() > 0) process.exitCode = 1;
}

type Surroundings = Awaited<ReturnType<typeof startSurroundings>>;

async function openStages(
  { installations, mails, hooksUrl }: Surroundings,
  trouble: Trouble,
  book: Book,
): Promise<Stage[]> {
  const stages: Stage[] = [];
  for (const installation of installations) {
    const caller = createCaller(installation, trouble, book);
    const hook = hooksUrl + hookPath(installation);
    const company = await createCompany(caller, installation.name.replaceAll(' ', ''), mails, hook);
    stages.push({ caller, company, ledger: createLedger(installation), book, openBrowser });
  }
  return stages;
}

function actorsOf(stage: Stage, isOver: () => boolean): Promise<void>[] {
  const each = (count: number, act: (index: number) => Promise<void>) =>
    Array.from({ length: count }, (_, index) => act(index));
  const { candidates, reviewers, programs } = people;
  return [
    ...each(candidates, () => recordInterviews(stage, isOver)),
    ...each(reviewers, (number) => review({ ...stage, number, reviewers }, isOver)),
    ...each(programs, () => callApi(stage, isOver)),
  ];
}

/** One minute: a kill and a fault, each at any moment of its first half. */
async function makeTrouble(minute: number, stages: readonly Stage[], trouble: Trouble): Promise<void> {
  const later = async (act: () => Promise<void>) => {
    await wait((Math.random() * minuteMilliseconds) / 2);
    await act();
  };
  const acts = [later(trouble.kill), later(trouble.fault)];
  if (minute % removeEveryMinutes === 0)
    for (const { caller } of stages) await startRemoving(caller.installation).catch(() => undefined);
  await Promise.all(acts);
}

function tellMinute(minute: number, stages: readonly Stage[], book: Book, trouble: Trouble): void {
  const total = (of: (stage: Stage) => number) => stages.reduce((sum, stage) => sum + of(stage), 0);
  const calls = total(({ caller }) => sumOf(caller.outcomes));
  const submitted = total(({ ledger }) => ledger.sent.length);
  console.log(
    `${minute} min: ${calls} calls, ${submitted} submitted, ${sumOf(trouble.kills)} kills, ` +
      `${book.brokenCount()} broken promises, load ${loadavg()[0]?.toFixed(0)}`,
  );
}

await main();
