import type { EmploymentType } from '@nimble/contracts/jobs';
import type { JobTemplate } from '@nimble/contracts/templates';
import { categoryOf } from '../templates.presenter.ts';
import { contractTemplates } from './contract.ts';
import { fullTimeTemplates } from './full-time.ts';
import { internshipTemplates } from './internship.ts';
import { partTimeTemplates } from './part-time.ts';

type Entry = (typeof fullTimeTemplates)[number];

const ofType = (type: EmploymentType, entries: readonly Entry[]): JobTemplate[] =>
  entries.map(({ category, ...rest }) => ({
    ...rest,
    ...categoryOf(category),
    employment_type: type,
    is_standard: true,
  }));

/** The 69 built-in templates (spec 2 §3, design §7), by id. */
export const catalogue: readonly JobTemplate[] = [
  ...ofType('full-time', fullTimeTemplates),
  ...ofType('part-time', partTimeTemplates),
  ...ofType('contract', contractTemplates),
  ...ofType('internship', internshipTemplates),
];
