/** Keys of the browser's local storage. */
export const storageKeys = {
  token: 'token',
  /** When the session began, ISO 8601. */
  loginTime: 'loginTime',
  /** Unsaved edits of a job's review. */
  jobReview: 'job-review-data',
  settings: 'nimble_settings',
  /** The camera and the microphone that a candidate has chosen. */
  devices: 'nimble_devices',
  /** The language of candidates' pages, as two letters. */
  language: 'nimble_language',
  /** Candidates as a list or as a grid. */
  candidateView: 'nimble_candidate_view',
  /** The columns of the list of candidates, where no view has others. */
  candidateColumns: 'nimble_candidate_columns',
  /** Bulk actions whose progress is shown. */
  bulkActions: 'nimble_bulk_actions',
  /** The guest's name. */
  guestName: 'nimble_guest_name',
  /** Each user's progress in the first run. */
  onboarding: 'nimble_onboarding',
  /** Whether the sidebar is narrow. */
  sidebar: 'nimble_sidebar',
  /** Playback settings: speed, captions, silences, shortcuts. */
  playback: 'nimble_playback',
  /** The keys of the review that a person has changed. */
  reviewKeys: 'nimble_review_keys',
} as const;
