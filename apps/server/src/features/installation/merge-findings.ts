import type { Finding, FindingName } from '@nimble/contracts/installation';
import type { Found } from '../../platform/database/index.ts';
import { checkMessages as messages } from './checks/messages.ts';
import { goneSeconds, type ProcessRow } from './processes.repository.ts';

export const isRunning = (process: Pick<ProcessRow, 'unseen_seconds'>) =>
  process.unseen_seconds < goneSeconds;

/** Checks of web servers too; the others are a worker's. */
const ofEveryProcess: readonly FindingName[] = ['files', 'space'];

const badness: Record<Found['state'], number> = { broken: 2, look: 1, fine: 0 };

/** The findings of the running processes about one thing: the worst, with its machine if there are several. */
export function mergeFindings(name: FindingName, running: readonly ProcessRow[]): Finding {
  const found = running
    .flatMap(({ host, findings }) => (findings[name] === undefined ? [] : [{ host, ...findings[name] }]))
    .sort((one, other) => badness[other.state] - badness[one.state]);
  const [worst] = found;
  if (worst === undefined) return { name, state: 'unknown', text: whyUnknown(name, running), advice: null };
  const { host, state, text, advice } = worst;
  const isOfOne = new Set(running.map((process) => process.host)).size > 1 && state !== 'fine';
  return { name, state, text: isOfOne ? messages.onHost(host, text) : text, advice };
}

function whyUnknown(name: FindingName, running: readonly ProcessRow[]): string {
  const able = running.filter(({ kind }) => kind === 'worker' || ofEveryProcess.includes(name));
  if (able.length === 0) return messages.needsWorker;
  return able.some(({ is_checking: isChecking }) => isChecking) ? messages.checking : messages.notChecked;
}
