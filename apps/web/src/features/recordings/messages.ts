import type { RecordedFormat } from '@nimble/contracts/answers';
import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';
import { soundTexts } from './sound/messages.ts';

const texts = createCatalog('recordings', english);

export const recordingTexts = texts.recording;

/** The same texts for audio, where no camera is spoken of; in the current language. */
export function recordingTextsOf(format: RecordedFormat): typeof recordingTexts {
  if (format === 'video') return recordingTexts;
  const { accessHints, check, cuts, interruptions, ...others } = soundTexts;
  return {
    ...recordingTexts,
    ...others,
    accessHints,
    check: { ...recordingTexts.check, ...check },
    cuts: { ...recordingTexts.cuts, ...cuts },
    interruptions: { ...recordingTexts.interruptions, ...interruptions },
  };
}
