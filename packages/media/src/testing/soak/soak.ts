import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join as joinPath } from 'node:path';
import { CodecFailedError, MediaRejectedError } from '../../errors.ts';
import { damaged, usualDamages } from './damage.ts';
import { type ErrandKind, errandKinds, runErrand } from './errands.ts';
import { childrenOf, type Held, heldNow, peakMegabytes } from './held.ts';
import { seeded } from './seeded.ts';

export type Soak = {
  /** Valid recordings, from which damaged ones are made. */
  clips: readonly string[];
  /** An empty folder for all output. */
  folder: string;
  seed: number;
  errands: number;
  /** The number of the first operation, to repeat single ones. */
  first?: number;
  /** Called after each. */
  onErrand?: (number: number, kind: ErrandKind, ending: string) => void;
};

export type SoakReport = {
  /** How often each kind ended how. */
  endings: Record<string, Record<string, number>>;
  /** Violations, with the number of the operation. */
  faults: string[];
  mostOfChildMegabytes: number;
  /** Resources of this process, after the first operations and at the end. */
  before: Held;
  after: Held;
};

const atOnce = 2;
/** Operations after which everything is loaded that stays in memory. */
const firstErrands = 16;
const lookMilliseconds = 10;
const hindrances = [...Array<'none'>(9).fill('none'), 'stopped', 'not read', 'killed'] as const;
const ownReason = new Error('the soak stops it');
/** Signals by which a healthy process never dies. */
const ownSignal = 'SIGUSR2';

/** Runs this many operations with whole or damaged recordings; the same ones for the same seed. */
export async function soak({ first = 0, ...options }: Soak): Promise<SoakReport> {
  const report: SoakReport = {
    endings: {},
    faults: [],
    mostOfChildMegabytes: 0,
    before: await heldNow(),
    after: await heldNow(),
  };
  const watch = setInterval(() => {
    for (const pid of childrenOf(process.pid))
      report.mostOfChildMegabytes = Math.max(report.mostOfChildMegabytes, peakMegabytes(pid));
  }, lookMilliseconds);
  try {
    const last = first + options.errands;
    const warm = Math.min(last, first + firstErrands);
    await runAll(first, warm, options, report);
    report.before = await heldNow();
    await runAll(warm, last, options, report);
  } finally {
    clearInterval(watch);
  }
  report.after = await heldNow();
  return report;
}

async function runAll(first: number, last: number, options: Omit<Soak, 'first'>, report: SoakReport) {
  let next = first;
  const work = async () => {
    while (next < last) {
      const number = next;
      next += 1;
      const { kind, ending, faults } = await oneErrand(number, options);
      const ofKind = (report.endings[kind] ??= {});
      ofKind[ending] = (ofKind[ending] ?? 0) + 1;
      report.faults.push(...faults.map((fault) => `${number} ${kind}: ${fault}`));
      options.onErrand?.(number, kind, ending);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function oneErrand(number: number, { clips, folder: whole, seed }: Omit<Soak, 'first'>) {
  const random = seeded(Math.imul(seed, 1_000_003) + number);
  const folder = joinPath(whole, `errand-${number}`);
  mkdirSync(folder);
  const kind = random.pick(errandKinds);
  const paths = Array.from({ length: 1 + random.below(3) }, (_none, index) => {
    const damage = random.pick(usualDamages);
    const path = joinPath(whole, `${number}-${index} ${damage}${random.pick(['.mp4', '.webm', '.txt', ''])}`);
    writeFileSync(path, damaged(damage, readFileSync(random.pick(clips)), random));
    return path;
  });
  const stop = new AbortController();
  const hindrance = random.pick(hindrances);
  const hinder = setTimeout(() => {
    if (hindrance === 'stopped') stop.abort(ownReason);
    const child = childrenOf(process.pid).at(-1);
    if (hindrance === 'killed' && child !== undefined) process.kill(child, ownSignal);
  }, random.below(600));
  const onBytes = () => {
    if (hindrance === 'not read') throw ownReason;
  };
  const ending = await runErrand({ kind, paths, folder, signal: stop.signal, onBytes }, random).then(
    () => 'done',
    endingOf,
  );
  clearTimeout(hinder);
  const faults = /^(not typed|crashed)/.test(ending)
    ? [`${ending} (${paths.map((path) => basename(path)).join(', ')})`]
    : [];
  const left = readdirSync(folder).filter((name) => name !== 'film.mp4' || ending !== 'done');
  if (left.length > 0) faults.push(`it left ${left.join(', ')}`);
  rmSync(folder, { recursive: true });
  for (const path of paths) rmSync(path);
  return { kind, ending, faults };
}

/** Every error has one of the types that callers know; a crashed process is reported by a typed one, too. */
function endingOf(error: unknown): string {
  if (error === ownReason) return 'stopped by the soak';
  if (error instanceof MediaRejectedError) return `refused: ${error.code}`;
  if (!(error instanceof CodecFailedError)) return `not typed: ${String(error)}`;
  const reason = error.message.replace('The codecs failed: ', '').slice(0, 60);
  if (reason === ownSignal) return 'killed by the soak';
  return /^SIG|^exit code/.test(reason) ? `crashed: ${reason}` : `codecs: ${reason}`;
}
