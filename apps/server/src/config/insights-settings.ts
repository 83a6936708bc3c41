import * as z from 'zod';
import { characters, missingSetting, setting, webAddress, wholeNumber } from './setting.ts';

/** A service with OpenAI's API. */
export type LanguageModel = {
  /** The address before `/chat/completions`. */
  url: string;
  key: string | undefined;
  model: string;
  /** Seconds. */
  timeoutSeconds: number;
};

/** The language model for strengths and weaknesses; optional. */
export const insightsSettings = {
  INSIGHTS_URL: setting(
    webAddress.transform((url) => url.replace(/\/+$/, '')).optional(),
    'none: no language model is used',
    'An OpenAI-compatible service that finds strengths and weaknesses with quotes: its base URL before ' +
      '`/chat/completions`. It receives the transcripts of candidates who agreed to insights',
  ),
  INSIGHTS_MODEL: setting(characters(1, 200).optional(), 'none', "The model's name"),
  INSIGHTS_KEY: setting(characters(1, 500).optional(), 'none', 'The API key of that service'),
  INSIGHTS_TIMEOUT: setting(wholeNumber(1, 600), '120', 'Seconds to wait for its answer'),
} as const;

type Values = {
  [Name in keyof typeof insightsSettings]: z.output<(typeof insightsSettings)[Name]['schema']>;
};

/** @throws SettingError when a service is set without its model. */
export function readInsightsSettings(values: Values): LanguageModel | undefined {
  const { INSIGHTS_URL: url, INSIGHTS_MODEL: model, INSIGHTS_KEY: key } = values;
  if (url === undefined) return undefined;
  if (model === undefined) throw missingSetting('INSIGHTS_MODEL', 'INSIGHTS_URL');
  return { url, model, key, timeoutSeconds: values.INSIGHTS_TIMEOUT };
}
