export {
  type BrandColors,
  type BrandTheme,
  brandTheme,
  contrast,
  defaultBrandColors,
  hasOwnColors,
  type Theme,
} from './brand-theme.ts';
export type { CompaniesRequest } from './companies.collection.ts';
export { companyMessages } from './companies.messages.ts';
export { getCompany, listCompanies, updateCompany } from './companies.routes.ts';
export {
  type Brand,
  brand,
  brandColorField,
  brandNameField,
  type Company,
  type CompanyChanges,
  company,
  companyNameField,
  contactEmailField,
  contactNameField,
  mostAnswerDays,
  mostReminders,
  type OwnCompany,
  reminderDaysField,
} from './companies.schemas.ts';
