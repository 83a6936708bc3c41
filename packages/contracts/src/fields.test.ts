import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { usernameField } from './accounts/accounts.schemas.ts';
import { displayNameField, profileChanges } from './accounts/profile/profile.schemas.ts';
import { brandNameField, companyNameField } from './companies/companies.schemas.ts';
import { newGuestComment } from './guests/guests.schemas.ts';
import { candidateNameField } from './interviews/interviews.schemas.ts';
import { jobTitleField } from './jobs/jobs.schemas.ts';

const firstName = z.pipe(
  z.string(),
  z.transform((value) => profileChanges.parse({ firstName: value }).firstName),
);
const guestName = newGuestComment.shape.name;

test.each([
  ['a username', usernameField],
  ['a display name', displayNameField],
  ['a first name', firstName],
  ['a company', companyNameField],
  ['a brand', brandNameField],
  ['a job', jobTitleField],
  ['a candidate', candidateNameField],
  ['a guest', guestName],
])('the name of %s is one line in its own direction', (_what, field) => {
  const parse = (given: string) => z.parse(field as z.ZodMiniType<string, string>, given);
  expect(parse('Ann\r\nBcc: all@example.com')).toBe('Ann Bcc: all@example.com');
  expect(parse('Ann\u2028Lee\tMay')).toBe('Ann Lee May');
  expect(parse('\u202Efdp.eman\u202C \u2066Ann\u2069')).toBe('fdp.eman Ann');
  expect(parse('\r\n Zoë O’Neil-Łuk 王 👩‍💻 ')).toBe('Zoë O’Neil-Łuk 王 👩‍💻');
});

test('a name of line breaks only counts as empty', () => {
  expect(z.safeParse(companyNameField, '\r\n\u202E').success).toBe(false);
});
