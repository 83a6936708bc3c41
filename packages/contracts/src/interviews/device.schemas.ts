import * as z from 'zod/mini';
import { text } from '../fields.ts';

const factText = text(500);
const factNumber = z.number().check(z.minimum(0), z.maximum(1_000_000));

/** The browser's description of itself; visible to the company only. */
export const deviceInfo = z.object({
  memory: z.optional(factNumber),
  cores: z.optional(factNumber),
  connection: z.optional(factText),
  timestamp: factText,
});
export const browserInfo = z.object({
  userAgent: factText,
  language: factText,
  platform: factText,
  cookieEnabled: z.boolean(),
  onLine: z.boolean(),
  screen: z.object({ width: factNumber, height: factNumber, colorDepth: factNumber }),
});
