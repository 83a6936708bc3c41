/** Keys of the browser's local storage (spec 1 §3, §4; spec 2 §3). */
export const storageKeys = {
  token: 'token',
  /** When the session began, ISO 8601. */
  loginTime: 'loginTime',
  /** Edits of a job's review before they are saved (spec 2 §2). */
  jobReview: 'job-review-data',
  settings: 'nimble_settings',
  /** The camera and the microphone that a candidate has chosen. */
  devices: 'nimble_devices',
  /** Of the candidate's pages, as two letters. */
  language: 'nimble_language',
  /** Candidates as a list or as a grid. */
  candidateView: 'nimble_candidate_view',
  /** The name that a guest goes by. */
  guestName: 'nimble_guest_name',
  /** What each user has done of the first run. */
  onboarding: 'nimble_onboarding',
  /** Whether the sidebar is narrow. */
  sidebar: 'nimble_sidebar',
  /** How one likes to watch: speed, captions, silences, keys. */
  playback: 'nimble_playback',
} as const;
