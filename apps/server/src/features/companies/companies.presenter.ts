import {
  type Brand,
  brandTheme,
  type Company,
  defaultBrandColors,
  hasOwnColors,
  type OwnCompany,
} from '@nimble/contracts/companies';
import { type MailBrand, plainName } from '../../platform/mail/index.ts';
import type { BrandRow, CompanyRow } from './companies.repository.ts';

export function presentOwnCompany(row: CompanyRow): OwnCompany {
  const { contact_name: contactName, contact_email: contactEmail, language } = row;
  return {
    ...presentCompany(row),
    contactName,
    contactEmail,
    language,
    reminderDays: row.reminder_days,
    answerDays: row.answer_days,
    showsWatched: row.shows_watched,
    showsDecisions: row.shows_decisions,
    videoNeverRequired: row.video_never_required,
    keepsEncodedRecordings: row.keeps_encoded_recordings,
  };
}

export function presentCompany(row: BrandRow & { id: number; website: string | null }): Company {
  // The company itself always sees its own choice.
  return { id: row.id, website: row.website, ...presentBrand({ ...row, shows_branding: true }) };
}

/** A company's public branding, as far as its plan includes it. */
export function presentBrand(row: BrandRow): Brand {
  if (!row.shows_branding) return { name: row.company_name, ...defaultBrandColors, logo: null };
  const logoId = row.logo_file_id;
  return {
    name: row.company_name,
    primaryColor: row.primary_color,
    secondaryColor: row.secondary_color,
    accentColor: row.accent_color,
    logo: logoId === null ? null : { id: logoId, url: `/api/logos/${logoId}` },
  };
}

/** The head and the button of an email to a person outside; mail programs are light. */
export function brandOfMail(row: BrandRow, publicUrl: string): { brand: MailBrand } {
  const { logo, name, ...colors } = presentBrand(row);
  const { primary, onPrimary, brandInk } = brandTheme(colors, 'light');
  return {
    brand: {
      name: plainName(name),
      logoUrl: logo === null ? null : publicUrl + logo.url,
      showsNimble: row.shows_nimble,
      ...(hasOwnColors(colors) && { colors: { button: primary, onButton: onPrimary, ink: brandInk } }),
    },
  };
}
