import { createCatalog } from '../../lib/language/catalogs.ts';
import english from './messages/en.json';

const texts = createCatalog('insights', english);

/** Texts of the automated insights' settings. */
export const insightsSettingsMessages = texts.insightsSettings;

/** Texts of the insights on a submission; those fixed by the specification are verbatim. */
export const insightsMessages = texts.insights;

/** How each value becomes a score, for those that have one. */
export const insightScales: Readonly<Record<string, string>> = texts.insights.scales;

/** The name of a progress bar or ring; `part` from 0 to 1, `null` when it was not measured. */
export function partOf(name: string, part: number | null): string {
  const { partNotMeasured, partOf } = insightsMessages;
  return part === null ? partNotMeasured({ name }) : partOf({ name, part: Math.round(part * 100) });
}
