export { presentCompany } from './companies.presenter.ts';
export { findCompany, insertCompany, lockCompany } from './companies.repository.ts';
export { companiesRoutes } from './companies.routes.ts';
export { createCompaniesService } from './companies.service.ts';
