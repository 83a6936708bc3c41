import * as z from 'zod/mini';
import { fieldMessages } from '../fields.messages.ts';
import { emailField, idField, nameField, nameText, text, websiteField } from '../fields.ts';
import { languageField } from '../languages.schemas.ts';
import { companyMessages as messages } from './companies.messages.ts';

/** A company's name when registering or setting up: 3 to 50 characters. */
export const companyNameField = nameField({
  required: messages.registeredNameRequired,
  shortest: 3,
  tooShort: messages.registeredNameTooShort,
  longest: 50,
  tooLong: messages.registeredNameTooLong,
});

/** A company's name in its branding: 2 to 100 characters. */
export const brandNameField = nameField({
  required: messages.nameRequired,
  shortest: 2,
  tooShort: messages.nameTooShort,
  longest: 100,
  tooLong: messages.nameTooLong,
});

/** `#rgb` or `#rrggbb`. */
export const brandColorField = z
  .string(messages.colorRequired)
  .check(
    z.trim(),
    z.minLength(1, { ...messages.colorRequired, abort: true }),
    z.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, messages.colorInvalid),
  );

export const brand = z.object({
  name: z.string(),
  primaryColor: z.string(),
  secondaryColor: z.string(),
  accentColor: z.string(),
  /** Logos are public: the address needs no signature. */
  logo: z.nullable(z.object({ id: z.number(), url: z.string() })),
});
/** A company's public branding. */
export type Brand = z.infer<typeof brand>;

export const company = z.extend(brand, { id: z.number(), website: z.nullable(z.string()) });
export type Company = z.infer<typeof company>;

/** The contact of candidates for the job and their data: a person or a team, and an address. */
const candidateContact = z.object({
  contactName: z.nullable(z.string()),
  contactEmail: z.nullable(z.string()),
});

/** A company as its team members see it. */
export const ownCompany = z.extend(company, {
  ...candidateContact.shape,
  /** For candidates, unless the job has its own, and for emails to team members who have not chosen one. */
  language: z.nullable(languageField),
  reminderDays: z.array(z.number()),
  /** Within how many days after submitting candidates are promised an answer; null: no promise. */
  answerDays: z.nullable(z.number()),
  /** Does a candidate's page show the day on which a team member first watched the answers? */
  showsWatched: z.boolean(),
  /** Does a candidate's page also show decisions that no email has announced? */
  showsDecisions: z.boolean(),
  /** The promise that candidates can answer without video. It holds for each job that does not say otherwise. */
  videoNeverRequired: z.boolean(),
  /** Do original recordings stay whose pictures were encoded for the joined video? */
  keepsEncodedRecordings: z.boolean(),
});
export type OwnCompany = z.infer<typeof ownCompany>;

/** Empty is valid: then there is no contact. */
export const contactNameField = nameText(100, messages.contactNameTooLong);
export const contactEmailField = text(254, fieldMessages.emailInvalid).check(
  z.trim(),
  z.refine((value) => value === '' || z.safeParse(emailField, value).success, fieldMessages.emailInvalid),
);

export const mostReminders = 3;
const earliestReminderDays = 30;

/** How many days before the deadline invited candidates who have not submitted get a reminder; empty: none. */
export const reminderDaysField = z
  .array(
    z
      .number(messages.remindersInvalid)
      .check(
        z.int(messages.remindersInvalid),
        z.minimum(1, messages.remindersInvalid),
        z.maximum(earliestReminderDays, messages.remindersInvalid),
      ),
  )
  .check(
    z.maxLength(mostReminders, messages.remindersInvalid),
    z.overwrite((days) => [...new Set(days)].sort((one, other) => other - one)),
  );

export const mostAnswerDays = 90;

export const answerDaysField = z
  .number(messages.answerDaysInvalid)
  .check(
    z.int(messages.answerDaysInvalid),
    z.minimum(1, messages.answerDaysInvalid),
    z.maximum(mostAnswerDays, messages.answerDaysInvalid),
  );

/** Fields that are present change. An empty website or contact clears it. */
export const companyChanges = z
  .object({
    name: z.optional(brandNameField),
    website: z.optional(z.nullable(websiteField)),
    contactName: z.optional(z.nullable(contactNameField)),
    contactEmail: z.optional(z.nullable(contactEmailField)),
    language: z.optional(z.nullable(languageField)),
    reminderDays: z.optional(reminderDaysField),
    answerDays: z.optional(z.nullable(answerDaysField)),
    showsWatched: z.optional(z.boolean()),
    showsDecisions: z.optional(z.boolean()),
    /** Jobs whose questions allow only video are refused at their next save; until then they stay as they are. */
    videoNeverRequired: z.optional(z.boolean()),
    keepsEncodedRecordings: z.optional(z.boolean()),
    primaryColor: z.optional(brandColorField),
    secondaryColor: z.optional(brandColorField),
    accentColor: z.optional(brandColorField),
    /** The id of an uploaded logo of the company; null removes the logo. */
    logo: z.optional(z.nullable(idField)),
  })
  .check(z.refine((changes) => Object.keys(changes).length > 0, fieldMessages.nothingToChange));
export type CompanyChanges = z.infer<typeof companyChanges>;
