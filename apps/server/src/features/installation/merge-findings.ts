import type { Finding, FindingName } from '@nimble/contracts/installation';
import type { Found, FoundText } from '../../platform/database/index.ts';
import { languageOfCall } from '../../platform/texts/index.ts';
import { say } from './checks/finding.ts';
import { writeFound, writeOnHost } from './finding-texts.ts';
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
  if (worst === undefined)
    return {
      name,
      state: 'unknown',
      text: writeFound(languageOfCall(), [whyUnknown(name, running)]),
      advice: null,
    };
  const { host, ...worstFound } = worst;
  const finding = presentFound(name, worstFound);
  const isOfOne = new Set(running.map((process) => process.host)).size > 1 && worstFound.state !== 'fine';
  if (!isOfOne) return finding;
  return { ...finding, text: writeOnHost(languageOfCall(), host, finding.text) };
}

/** In the language of the call. */
export function presentFound(name: FindingName, { state, texts, advice }: Found): Finding {
  const language = languageOfCall();
  return {
    name,
    state,
    text: writeFound(language, texts),
    advice: advice && writeFound(language, [advice]),
  };
}

function whyUnknown(name: FindingName, running: readonly ProcessRow[]): FoundText {
  const able = running.filter(({ kind }) => kind === 'worker' || ofEveryProcess.includes(name));
  if (able.length === 0) return say('finding.needs_worker');
  return able.some(({ is_checking: isChecking }) => isChecking)
    ? say('finding.checking')
    : say('finding.not_checked');
}
