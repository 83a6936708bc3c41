export { getCompany } from './companies.routes.ts';
export { type Company, company, companyNameField, defaultBrandColors } from './companies.schemas.ts';
