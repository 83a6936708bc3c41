import * as z from 'zod/mini';
import { trimmedText } from '../fields.ts';

/** Colours of a company that has chosen none (spec 2 §3). */
export const defaultBrandColors = {
  primaryColor: '#10b981',
  secondaryColor: '#5a6b5a',
  accentColor: '#22c55e',
} as const;

/** A company's name when registering or setting up (spec 1 §5). */
export const companyNameField = trimmedText({
  required: 'Company is required',
  shortest: 3,
  tooShort: 'Company must be at least 3 characters',
  longest: 50,
  tooLong: 'Company must be less than 50 characters',
});

export const company = z.object({
  id: z.number(),
  name: z.string(),
  website: z.nullable(z.string()),
  primaryColor: z.string(),
  secondaryColor: z.string(),
  accentColor: z.string(),
  /** Logos are public. */
  logo: z.nullable(z.object({ url: z.string() })),
});
export type Company = z.infer<typeof company>;
