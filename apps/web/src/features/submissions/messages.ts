/** Every text of the candidate screens; those that spec 2 §2, §5, §8 quotes stand verbatim. */
export const submissionStatusLabels = {
  uploading: 'In progress',
  processing: 'Processing',
  pending: 'Pending',
  in_review: 'In Review',
  reviewed: 'Reviewed',
  /** The server's shortlisted reads Approved (spec 2 §4). */
  shortlisted: 'Approved',
  rejected: 'Rejected',
} as const;

export const candidatesMessages = {
  searchPlaceholder: 'Search candidates...',
  searchLabel: 'Search candidates by name or email',
  statusFilterLabel: 'Filter by status',
  filter: {
    all: 'All Status',
    pending: 'Pending',
    in_review: 'In Review',
    reviewed: 'Reviewed',
    shortlisted: 'Shortlisted',
    rejected: 'Rejected',
  },
  jobFilter: (title: string) => `Job: ${title}`,
  clearJobFilter: 'Show the candidates of all jobs',
  stats: {
    total: 'Total Candidates',
    pending: 'Pending Review',
    inReview: 'In Review',
    approved: 'Approved',
    unknown: 'Not available',
  },
  columns: { candidate: 'Candidate', job: 'Job', status: 'Status', submitted: 'Submitted', score: 'Score' },
  viewSubmission: 'View Submission',
  addNote: 'Add Note',
  delete: 'Delete',
  moreActions: (name: string) => `More actions for ${name}`,
  noScore: 'No score',
  hasNote: 'Has a note',
  loading: 'Loading candidates',
  loadFailed: 'Failed to fetch candidates',
  none: {
    title: 'No candidates yet',
    text: 'Candidates appear here once they submit their video interviews.',
    toJobs: 'Go to Jobs',
  },
  noneFound: {
    title: 'No candidates found',
    text: 'Try adjusting your search or filter criteria.',
    clear: 'Clear search and filter',
  },
} as const;

export const noteMessages = {
  title: 'Add Note',
  about: (name: string) => `Only your team sees notes about ${name}.`,
  label: 'Note',
  placeholder: 'What stood out? What should the team ask next?',
  counter: (length: number, longest: number) =>
    `${length.toLocaleString()} of ${longest.toLocaleString()} characters`,
  save: 'Save Note',
  cancel: 'Cancel',
  empty: 'Please enter a note before saving',
  added: 'Note added successfully',
  failed: 'Failed to save note',
  savedOnPage: 'Notes saved successfully!',
  failedOnPage: 'Failed to update submission notes',
  saveOnPage: 'Save Notes',
  undo: 'Undo changes',
  saveKeys: 'Ctrl+Enter saves',
  otherNote: 'Somebody else has saved another note meanwhile:',
  takeTheirs: 'Use this note',
  keepMine: 'Keep mine, to save it instead',
  readOnly: 'Your role may read notes and not change them.',
  none: 'No notes yet.',
} as const;

export const deleteSubmissionMessages = {
  title: 'Confirm Deletion',
  question: (name: string) => `Delete the submission of ${name}?`,
  lost: 'The videos, the résumé, the notes and the score are erased with it.',
  final: 'This action cannot be undone.',
  confirm: 'Delete',
  cancel: 'Cancel',
  done: 'Submission deleted successfully',
  failed: 'Failed to delete submission',
} as const;

export const submissionPageMessages = {
  back: 'Back to Candidates',
  noEmail: 'No email',
  submitted: (date: string) => `Submitted ${date}`,
  score: 'Score',
  noScore: 'Not scored',
  notFound: 'Candidate not found',
  notFoundText: 'The submission may have been deleted, or the link is not right.',
  loadFailed: 'Failed to load this submission',
  loading: 'Loading submission',
  processing: 'Candidate is being processed',
  approve: 'Approve Candidate',
  reject: 'Reject Candidate',
  contact: 'Contact Candidate',
  delete: 'Delete Submission',
  moreActions: 'More actions',
  approved: 'Candidate approved successfully!',
  rejected: 'Candidate rejected successfully!',
  markAs: 'Mark as',
  actions: { reviewed: 'Hire', shortlisted: 'Shortlist', in_review: 'Need Review', rejected: 'Deny' },
  marked: {
    reviewed: 'Submission marked as reviewed!',
    shortlisted: 'Submission marked as shortlisted!',
    in_review: 'Submission marked as in review!',
    rejected: 'Submission marked as rejected!',
  },
  quickScore: 'Score',
  scorePoints: (points: number, score: number) => `${points} of 5, ${score}%`,
  scored: (score: number) => `Score set to ${score}%`,
  changedByOthers: 'Somebody else has just changed this candidate',
  along: 'Along the list',
  previous: 'Previous candidate',
  next: 'Next candidate',
  left: (count: number) =>
    count === 1 ? '1 more in this list' : `${count.toLocaleString()} more in this list`,
  last: 'Last in this list',
  keys: 'Keys',
  statusFailed: 'Failed to update submission',
  mailSubject: (jobTitle: string) => `Your interview for ${jobTitle}`,
} as const;

export const newAttemptMessages = {
  allow: 'Allow a new attempt',
  title: 'Allow a new attempt?',
  text: (name: string) =>
    `${name} can record and submit this interview once more and is told so by mail. This submission stays as it is.`,
  confirm: 'Allow a new attempt',
  done: 'New attempt allowed. The candidate gets a mail.',
  failed: 'Failed to allow a new attempt',
  allowed: (date: string) => `New attempt allowed ${date}`,
  extraTime: (factor: number) => `${factor.toLocaleString()} × the time`,
} as const;

export const videoMessages = {
  title: 'Interview video',
  download: 'Download',
  downloadLabel: 'Download the interview as mp4',
  downloaded: 'Video Downloaded Successfully',
  downloadStarted: 'The download has started',
  downloading: (percent: number) => `${percent} %`,
  downloadFailed: 'Failed Downloading Video',
  compilingTitle: 'Video Compiling',
  compilingText: 'Your compiled interview video is being processed. Please check back soon!',
  compilingHint: 'This page refreshes by itself.',
  failedTitle: 'The video could not be joined',
  failedText: 'The answers are kept and can be watched one by one.',
  tryAgain: 'Try again',
  tryAgainStarted: 'Joining the video again',
  tryAgainFailed: 'Joining could not be started',
  speed: 'Playback speed',
  speedShown: (speed: number) => `${speed}x`,
  captions: 'Captions',
  skipSilences: 'Skip silences',
  playingQuestion: (number: number, question: string) => `${number}. ${question}`,
  playbackFailed: 'The video could not be played. Check your connection and load it again.',
  reload: 'Load again',
} as const;

export const mediaTasksMessages = {
  title: 'Processing',
  names: {
    join: 'Joining the answers',
    poster: 'Picture of the video',
    waveform: 'Loudness for the timeline',
    resume: 'Text of the résumé',
  },
  states: { waiting: 'Waiting', running: 'Running', done: 'Done', failed: 'Failed' },
  progressOf: (name: string) => `Progress: ${name}`,
  percent: (progress: number) => `${progress}%`,
  retry: 'Retry',
  retryOf: (name: string) => `Retry: ${name}`,
  retryFailed: 'This step could not be started again',
} as const;

export const answersMessages = {
  title: 'Video Responses',
  none: 'No video responses yet',
  noneText: "The candidate hasn't submitted their video responses",
  jumpTo: (number: number, time: string) => `Play question ${number} from ${time}`,
  videoLabel: (number: number) => `Answer to question ${number}`,
  watch: 'Watch alone',
  hide: 'Hide',
  watchLabel: (number: number) => `Watch alone: answer to question ${number}`,
  hideLabel: (number: number) => `Hide answer to question ${number}`,
  optional: 'Optional',
  answeredIn: (duration: string, limit: string) => `${duration} of ${limit}`,
  processing: { uploading: 'Uploading', ready: 'Ready', failed: 'Failed' },
  missing: 'No video',
} as const;

export const tabMessages = {
  label: 'Candidate details',
  overview: 'Overview',
  transcript: 'Transcript',
  profile: 'Profile',
  assessment: 'Assessment',
  resume: 'Resume',
  notes: 'Notes',
  noInsights: 'No AI insights available at this moment.',
  noAssessment:
    'Scorecards are not available yet. Score the candidate with Edit Review and keep your reasons in Notes.',
  overallScore: 'Overall score',
  scoreOf: (score: number) => `${score} of 100`,
  insights: 'AI insights',
  facts: {
    name: 'Name',
    email: 'Email',
    job: 'Job',
    status: 'Status',
    submitted: 'Submitted',
    reviewed: 'Last reviewed',
    answers: 'Answers',
    storage: 'Size of the answers',
    notYet: 'Not yet',
    insights: 'Agreed to insights',
    insightsOf: (performance: boolean, behavioral: boolean) =>
      [performance && 'words and voice', behavioral && 'the picture'].filter(Boolean).join(', ') || 'No',
  },
} as const;

export const resumeMessages = {
  none: 'No resume Found',
  download: 'Download',
  downloaded: 'Resume Downloaded Successfully',
  failed: 'Failed to download resume.',
  name: 'File',
  size: 'Size',
  kind: 'Type',
} as const;

export const reviewMessages = {
  edit: 'Edit Review',
  title: 'Edit Review',
  subtitle: (name: string) => `Your decision and score for ${name}.`,
  status: 'Status',
  statusPlaceholder: 'Choose a status',
  statuses: { reviewed: 'Reviewed', shortlisted: 'Shortlisted', rejected: 'Rejected' },
  score: 'Score',
  scoreOf: (score: number) => `${score} of 100`,
  notScored: 'Not scored yet. Move the slider to give a score.',
  cancel: 'Cancel',
  save: 'Save Changes',
  saved: 'Submission updated successfully!',
  failed: 'Failed to update submission',
  changedMeanwhile: (status: string, score: string) =>
    `Somebody else has changed this candidate meanwhile: ${status}, ${score}. Nothing of yours was saved; save again to replace it.`,
} as const;

export const unsavedMessages = {
  title: 'Unsaved Changes',
  text: 'You have unsaved changes. Are you sure you want to cancel? All changes will be lost.',
  stay: 'Continue Editing',
  leave: 'Discard Changes',
} as const;

/** The keys of the submission page; single ones can be turned off. */
export const keyMessages = {
  title: 'Keys',
  text: 'They work wherever you are on this page but in a field.',
  singleKeys: 'Use single keys',
  groups: { watch: 'Watch', review: 'Review' },
  or: 'or',
  names: {
    playOrPause: 'Play or pause',
    back: 'Back 5 seconds',
    forward: 'Forward 5 seconds',
    previousAnswer: 'Previous answer',
    nextAnswer: 'Next answer',
    slower: 'Slower',
    faster: 'Faster',
    captions: 'Captions',
    skipSilences: 'Skip silences',
    pictureInPicture: 'Picture in picture',
    fullscreen: 'Fill the screen',
    mute: 'Sound on or off',
    nextCandidate: 'Next candidate',
    previousCandidate: 'Previous candidate',
    score: 'Score 20 % to 100 %',
    note: 'Write a note',
    approve: 'Approve Candidate',
    reject: 'Reject Candidate',
    transcript: 'Transcript',
    help: 'This list',
  },
} as const;
