import { languageField } from '@nimble/contracts';
import {
  brandColorField,
  brandNameField,
  brandTheme,
  type CompanyChanges,
  contactEmailField,
  contactNameField,
  type OwnCompany,
  reminderDaysField,
  type Theme,
} from '@nimble/contracts/companies';
import * as z from 'zod/mini';
import { typedWebsite } from '../web-address.ts';

/** The values of the form; website and contact are empty when there is none. */
export const brandingDraft = z.object({
  companyName: brandNameField,
  primaryColor: brandColorField,
  secondaryColor: brandColorField,
  accentColor: brandColorField,
  companyWebsite: typedWebsite,
  contactName: contactNameField,
  contactEmail: contactEmailField,
  language: z.nullable(languageField),
  reminderDays: reminderDaysField,
});
export type BrandingDraft = z.infer<typeof brandingDraft>;
export type ColorName = 'primaryColor' | 'secondaryColor' | 'accentColor';

export function draftOf(company: OwnCompany): BrandingDraft {
  const { name, website, contactName, contactEmail, language, reminderDays, ...colors } = company;
  return {
    companyName: name,
    companyWebsite: website ?? '',
    contactName: contactName ?? '',
    contactEmail: contactEmail ?? '',
    language,
    reminderDays,
    primaryColor: colors.primaryColor,
    secondaryColor: colors.secondaryColor,
    accentColor: colors.accentColor,
  };
}

export function changesOf(draft: BrandingDraft): CompanyChanges {
  const { companyName, companyWebsite, contactName, contactEmail, ...others } = draft;
  return {
    name: companyName,
    website: orNone(companyWebsite),
    contactName: orNone(contactName),
    contactEmail: orNone(contactEmail),
    ...others,
  };
}

const orNone = (given: string) => (given === '' ? null : given);

/** Names of the form for fields with another name on the server. */
export const fieldOf: Readonly<Record<string, keyof BrandingDraft>> = {
  'data.name': 'companyName',
  'data.website': 'companyWebsite',
  'data.contactName': 'contactName',
  'data.contactEmail': 'contactEmail',
  'data.language': 'language',
  'data.reminderDays': 'reminderDays',
  'data.primaryColor': 'primaryColor',
  'data.secondaryColor': 'secondaryColor',
  'data.accentColor': 'accentColor',
};

/** `#rrggbb`, as color pickers require it; undefined for an invalid color. */
export function longColor(color: string): string | undefined {
  if (!z.safeParse(brandColorField, color).success) return undefined;
  const digits = color.trim().toLowerCase().slice(1);
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** The replacement that candidates see for a color that would be hard to see; undefined if it stays or is invalid. */
export function correctionOf(name: ColorName, color: string, theme: Theme): string | undefined {
  const chosen = longColor(color);
  // Lines are decoration: nothing is lost when they are faint.
  if (chosen === undefined || name === 'secondaryColor') return undefined;
  const shown = brandTheme({ primaryColor: chosen, secondaryColor: chosen, accentColor: chosen }, theme);
  const used = name === 'primaryColor' ? shown.brandInk : shown.brand;
  return used === chosen ? undefined : used;
}
