import type { InstalledSpeech, SpeechModelEntry } from '@nimble/contracts/speech-models';
import type { ModelProgress } from '@nimble/speech';
import { createRateMeter } from '../../features/speech-models/index.ts';

const headings = ['', 'name', 'languages', 'size', 'license', 'speed'];
const shownLanguages = 4;

/** One line for each model, in columns as wide as their content. */
export function modelTable({ models }: InstalledSpeech): string {
  const rows = [headings, ...models.map(rowOf)];
  const widths = headings.map((_heading, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

function rowOf({ name, published, status }: SpeechModelEntry): string[] {
  if (published === null) return [stateOf(status), name, '', '', '', ''];
  const { languages, sizeBytes, isExact, license, speed } = published;
  const size = `${isExact ? '' : 'about '}${megabytes(sizeBytes)}`;
  return [stateOf(status), name, languagesOf(languages), size, license ?? 'not stated', speed];
}

function languagesOf(languages: string[] | 'many'): string {
  if (languages === 'many') return 'about 100';
  const rest = languages.length - shownLanguages;
  return rest > 0 ? `${languages.length}, with de, en, es, fr` : languages.join(', ');
}

function stateOf(status: SpeechModelEntry['status']): string {
  if (status.state === 'absent') return '';
  if (status.state === 'installed') return status.isOn ? 'on' : 'installed';
  if (status.state === 'failed') return 'failed';
  const part = status.totalBytes === null ? '' : ` ${percent(status.doneBytes, status.totalBytes)}`;
  return `${status.state}${part}`;
}

const showMilliseconds = 250;

/** One line that is overwritten on a terminal; elsewhere one for each step. */
export function showProgress(name: string): { show: (progress: ModelProgress) => void; end: () => void } {
  const meter = createRateMeter();
  const isTerminal = process.stderr.isTTY;
  let [step, shownAt]: [ModelProgress['step'] | undefined, number] = [undefined, 0];
  return {
    show(progress) {
      const rate = meter.add(progress.doneBytes);
      const isNew = progress.step !== step;
      if (!isNew && (!isTerminal || performance.now() - shownAt < showMilliseconds)) return;
      step = progress.step;
      shownAt = performance.now();
      const line = progressLine(name, progress, rate);
      process.stderr.write(isTerminal ? `\r\u001b[K${line}` : `${line}\n`);
    },
    end: () => void (isTerminal && step !== undefined && process.stderr.write('\n')),
  };
}

/** Such as `whisper-tiny: downloading 43.1 of 110.8 MB (38%), 9.3 MB/s, 7 s left`. */
export function progressLine(name: string, progress: ModelProgress, rate: number | null): string {
  const { step, doneBytes, totalBytes } = progress;
  if (step === 'trying' || totalBytes === null) return `${name}: ${step}`;
  const parts = [
    `${name}: ${step} ${(doneBytes / megabyte).toFixed(1)} of ${megabytes(totalBytes)} (${percent(doneBytes, totalBytes)})`,
  ];
  if (rate !== null && rate > 0)
    parts.push(`${megabytes(rate)}/s`, `${timeLeft((totalBytes - doneBytes) / rate)} left`);
  return parts.join(', ');
}

function timeLeft(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}

/** As the page Installation counts. */
const megabyte = 1024 ** 2;
const megabytes = (bytes: number) => `${(bytes / megabyte).toFixed(1)} MB`;
const percent = (done: number, total: number) => `${total === 0 ? 100 : Math.floor((done / total) * 100)}%`;
