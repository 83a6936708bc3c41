import * as z from 'zod/mini';

/** Of the texts that a candidate agrees to, whatever the language they are read in; a changed text needs a new one. */
export const insightsConsentVersion = '2026-11-21';

/**
 * What a company has computed of those who agree to it: `insights` from words and voice, and with `behavioral` what is
 * measured in the picture, too. `behavioral` has no effect while `insights` is off (design §6).
 */
export const insightsSettings = z.object({ insights: z.boolean(), behavioral: z.boolean() });
export type InsightsSettings = z.infer<typeof insightsSettings>;

/** The two kinds: from words and voice, and from the picture. */
export const insightKinds = z.object({ performance: z.boolean(), behavioral: z.boolean() });
export type InsightKinds = z.infer<typeof insightKinds>;
