import type { SubmissionsRequest } from '@nimble/contracts/submissions';
import {
  type CompiledCondition,
  compileCondition,
  joinConditions,
  type SearchPlan,
} from '../../platform/database/collection-conditions.ts';
import { partsCondition } from '../../platform/database/search-parts.ts';
import type { Way } from './lists/large-companies.ts';
import { tagField } from './tags/tagged.repository.ts';

const filterColumns = {
  id: 'submissions.id',
  status: 'submissions.status',
  candidateName: { column: 'submissions.candidate_name', searched: 'submissions.searched_name' },
  candidateEmail: { column: 'submissions.candidate_email', searched: 'submissions.searched_email' },
  job: 'submissions.job_id',
  'job.id': 'submissions.job_id',
  rating: 'submissions.rating',
  tag: tagField,
  stage: 'submissions.stage_id',
  screening: 'submissions.screening',
  notes: 'submissions.notes',
  createdAt: 'submissions.created_at',
  submittedAt: 'submissions.submitted_at',
  completedAt: 'submissions.completed_at',
  reviewedAt: 'submissions.reviewed_at',
} as const;

const searched = {
  candidateName: filterColumns.candidateName.searched,
  candidateEmail: filterColumns.candidateEmail.searched,
};

type How = { way?: Way; searchPlan?: SearchPlan | undefined };

/**
 * Which of a company's submissions a list shows. All that a search for names and addresses finds come from the indexes
 * of their parts; the newest come in the order of the page, whatever PostgreSQL thinks of these indexes.
 */
export function conditionOn(
  companyId: number,
  where: SubmissionsRequest['where'],
  { way = 'found', searchPlan = 'each' }: How = {},
): CompiledCondition {
  const wanted = compileCondition(filterColumns, where, searchPlan);
  const indexes = { companyColumn: 'submissions.company_id', companyId, searched };
  const parts = way === 'found' ? partsCondition(indexes, where, searchPlan) : undefined;
  return parts === undefined ? wanted : joinConditions('and', [wanted, parts]);
}
