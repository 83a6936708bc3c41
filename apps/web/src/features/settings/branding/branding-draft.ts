import { websiteField } from '@nimble/contracts';
import {
  brandColorField,
  brandNameField,
  brandTheme,
  type Company,
  type CompanyChanges,
  type Theme,
} from '@nimble/contracts/companies';
import * as z from 'zod/mini';

/** What the form holds (spec 2 §2, §5); the website is empty where there is none. */
export const brandingDraft = z.object({
  companyName: brandNameField,
  primaryColor: brandColorField,
  secondaryColor: brandColorField,
  accentColor: brandColorField,
  companyWebsite: websiteField,
});
export type BrandingDraft = z.infer<typeof brandingDraft>;
export type ColorName = 'primaryColor' | 'secondaryColor' | 'accentColor';

export function draftOf(company: Company): BrandingDraft {
  const { name, website, primaryColor, secondaryColor, accentColor } = company;
  return { companyName: name, companyWebsite: website ?? '', primaryColor, secondaryColor, accentColor };
}

export function changesOf({ companyName, companyWebsite, ...colors }: BrandingDraft): CompanyChanges {
  return { name: companyName, website: companyWebsite === '' ? null : companyWebsite, ...colors };
}

/** Names of the form for what the server calls otherwise. */
export const fieldOf: Readonly<Record<string, keyof BrandingDraft>> = {
  'data.name': 'companyName',
  'data.website': 'companyWebsite',
  'data.primaryColor': 'primaryColor',
  'data.secondaryColor': 'secondaryColor',
  'data.accentColor': 'accentColor',
};

/** `#rrggbb`, as colour pickers want it; undefined for what is no colour. */
export function longColor(color: string): string | undefined {
  if (!z.safeParse(brandColorField, color).success) return undefined;
  const digits = color.trim().toLowerCase().slice(1);
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** What candidates see in place of a colour that would be hard to see; undefined where it stays or is no colour. */
export function correctionOf(name: ColorName, color: string, theme: Theme): string | undefined {
  const chosen = longColor(color);
  // Lines are for the eye alone: nothing is lost where they are faint.
  if (chosen === undefined || name === 'secondaryColor') return undefined;
  const shown = brandTheme({ primaryColor: chosen, secondaryColor: chosen, accentColor: chosen }, theme);
  const used = name === 'primaryColor' ? shown.brandInk : shown.brand;
  return used === chosen ? undefined : used;
}
