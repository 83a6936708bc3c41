import { expect, test } from 'vitest';
import { detailsInWords } from './details.ts';

test('an entry shows its changes in words', () => {
  const said = (action: Parameters<typeof detailsInWords>[0]['action'], details: object) =>
    detailsInWords({ action, details: details as never });
  expect(said('submission.status_changed', { from: 'in_review', to: 'shortlisted' })).toBe(
    'In review → Approved',
  );
  expect(said('job.changed', { fields: 'maxSubmissions, thinkingTime' })).toBe(
    'Changed: maximum submissions, thinking time',
  );
  expect(said('account.profile_changed', { fields: 'displayName, avatar, bio' })).toBe(
    'Changed: display name, profile picture, bio',
  );
  expect(said('staff.role_changed', { from: 'sub_admin', to: 'admin' })).toBe('Sub admin → Admin');
  expect(said('staff.invited', { role: 'viewer', again: true })).toBe('as Viewer · email resent');
  expect(said('company.insights_changed', { level: 'facts', behavioral: false })).toBe(
    'insights: facts · picture: off',
  );
  expect(said('api_token.created', { permissions: 'job view/update, audit view', days: 90 })).toBe(
    'permissions: jobs (view, update), the audit log (view) · for 90 days',
  );
  expect(said('company.retention_kept', { submissions: 1, files: 12, failed: 0 })).toBe(
    '1 submission · 12 files',
  );
  expect(said('account.signed_out', { places: 3 })).toBe('3 sessions');
  expect(said('company.export_requested', { format: 'xlsx', candidates: 2 })).toBe('Excel · 2 candidates');
  expect(said('submission.scored', { from: null, to: 80 })).toBe('none → 80%');
  expect(said('job.invitation_withdrawn', { invitation: 3 })).toBe('invitation #3');
  expect(said('job.invitation_batch_changed', { batch: 2, stopped: true })).toBe('list #2 · stopped');
  expect(said('job.invitation_batch_changed', { batch: 2, stopped: false })).toBe('list #2 · continued');
});

test('whether a webhook is on is said once', () => {
  const said = (details: object) => detailsInWords({ action: 'webhook.changed', details: details as never });
  expect(said({ fields: '', on: true })).toBe('turned on');
  expect(said({ fields: 'url', on: false })).toBe('Changed: URL · turned off');
});
