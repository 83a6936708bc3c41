import { experienceLevels } from '@nimble/contracts/jobs';
import { jobFormMessages } from '../messages.ts';
import { currenciesInUse } from './currencies.ts';

/** The levels to choose from, and a value that another client has set. */
export function experienceOptions(current: string): { value: string; label: string }[] {
  const levels = experienceLevels.map((level) => ({ value: level, label: experienceLabel(level) }));
  return levels.some(({ value }) => value === current)
    ? levels
    : [...levels, { value: current, label: current }];
}

export function experienceLabel(level: string): string {
  const labels: Readonly<Record<string, string>> = jobFormMessages.experienceLevels;
  return labels[level] ?? level;
}

/** Currencies to choose from: those of the company's jobs, then all others in use. */
export function currencyOptions(
  current: string,
  ofCompany: readonly string[],
): { value: string; label: string }[] {
  const codes = new Set([...ofCompany, ...[...currenciesInUse, current].sort()]);
  return [...codes].map((code) => ({ value: code, label: code }));
}
