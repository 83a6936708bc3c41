export { brandOfMail, presentBrand, presentCompany } from './companies.presenter.ts';
export {
  brandColumns,
  contactColumns,
  findCompany as findBrand,
  findPromisedDay,
  insertCompany,
  isLogo,
} from './companies.repository.ts';
export { companiesRoutes } from './companies.routes.ts';
export { createCompaniesService } from './companies.service.ts';
