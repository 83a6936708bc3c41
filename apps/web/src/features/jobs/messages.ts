/** Every text of the jobs screens; those that spec 2 §2, §4, §8 quotes stand verbatim. */
export const jobsMessages = {
  searchPlaceholder: 'Search jobs...',
  searchLabel: 'Search jobs by title',
  statusFilterLabel: 'Filter by status',
  allStatus: 'All Status',
  status: { draft: 'Draft', active: 'Active', paused: 'Paused', closed: 'Closed' },
  employmentType: {
    'full-time': 'Full-Time',
    'part-time': 'Part-Time',
    contract: 'Contract',
    internship: 'Internship',
  },
  createJob: 'Create Job',
  viewJob: 'View Job',
  viewDetails: 'View Details',
  editJob: 'Edit Job',
  shareLink: 'Share Link',
  deleteJob: 'Delete Job',
  moreActions: (title: string) => `More actions for ${title}`,
  shareJob: (title: string) => `Share ${title}`,
  questions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  responses: (count: number) => (count === 1 ? '1 response' : `${count} responses`),
  created: (date: string) => `Created ${date}`,
  loading: 'Loading jobs',
  loadFailed: 'Failed to fetch jobs',
  none: {
    title: 'No jobs yet',
    text: 'Create a job with a few video questions, publish it and share one link with every candidate.',
    viewerText: 'Jobs appear here as soon as someone of your company creates one.',
  },
  noneFound: {
    title: 'No jobs found',
    text: 'Try adjusting your search or filter criteria.',
    clear: 'Clear search and filter',
  },
} as const;

export const deleteJobMessages = {
  title: 'Confirm Deletion',
  question: (title: string) => `Delete “${title}”?`,
  lost: (submissionCount: number) =>
    submissionCount === 0
      ? 'Its questions and its interview link are deleted with it.'
      : `Its questions, its interview link and ${
          submissionCount === 1 ? 'its 1 submission' : `all ${submissionCount} submissions`
        } with videos, résumés and notes are deleted with it.`,
  begun: 'Interviews that candidates have begun and not submitted end as well.',
  final: 'This action cannot be undone.',
  confirm: 'Delete Job',
  cancel: 'Cancel',
  done: 'Job deleted successfully',
  failed: 'Failed to delete job',
} as const;

export const shareMessages = {
  copied: 'Interview link copied to clipboard!',
  title: 'Share the interview link',
  text: 'Anyone with this link can take the interview while the job is active.',
  copyDenied: 'Your browser did not let the page copy. Select the link and copy it by hand.',
  linkLabel: 'Interview link',
  open: 'Open interview',
  close: 'Close',
} as const;

export const wizardMessages = {
  step: (step: number) => `Step ${step} of 3`,
  back: 'Back',
  continue: 'Continue',
  method: {
    title: 'Select Creation Method',
    subtitle: 'How would you like to start?',
    template: 'Use a Template',
    templateText: 'Start from ready-made questions for a role.',
    templateMissing: 'The template catalogue is not there yet.',
    scratch: 'Create from Scratch',
    scratchText: 'Write your own title, description and questions.',
  },
  details: {
    title: 'Job Details',
    subtitle: 'Customize your job posting and interview questions',
    ready: 'Ready to continue?',
  },
  review: {
    title: 'Review and Publish',
    subtitle: 'See what candidates will be asked before the link goes out.',
    jobDetails: 'Job Details',
    questions: 'Interview Questions',
    editDetails: 'Edit Details',
    editQuestions: 'Edit Questions',
    ready: 'Ready to Publish?',
    readyText: 'A published job has a link that candidates can use at once. A draft stays with you.',
    saveDraft: 'Save as Draft',
    publish: 'Publish Job',
    totalTime: (minutes: string) => `${minutes} of answering time`,
  },
  published: {
    title: 'Your interview is live',
    subtitle: 'Send this link to your candidates. They need no account.',
    viewJob: 'View Job',
    done: 'Done',
  },
  created: 'Job created successfully!',
  failed: 'Failed to create job',
  discard: {
    title: 'Unsaved Changes',
    text: 'This job has not been saved. If you leave now, everything you typed is lost.',
    stay: 'Continue Editing',
    leave: 'Discard Changes',
  },
} as const;

export const jobFormMessages = {
  information: 'Job Information',
  jobTitle: 'Job Title',
  jobTitlePlaceholder: 'e.g. Customer Success Manager',
  employmentType: 'Employment Type',
  jobDescription: 'Job Description',
  jobDescriptionPlaceholder: 'What the role is about, who it is for and what a good candidate brings.',
  questions: 'Interview Questions',
  addQuestion: 'Add Question',
  removeQuestion: (number: number) => `Remove question ${number}`,
  question: (number: number) => `Question ${number}`,
  timeLimit: 'Time limit',
  required: 'Required',
  optional: 'Optional',
  mostQuestionsReached: 'Maximum 20 questions allowed',
  firstQuestion: 'Tell us about yourself and your experience...',
  newQuestion: 'Enter your question here...',
} as const;

export const jobPageMessages = {
  backToJobs: 'Back to Jobs',
  editJob: 'Edit Job',
  deleteJob: 'Delete Job',
  changeStatus: { draft: 'Back to Draft', paused: 'Pause', closed: 'Close' },
  activate: { draft: 'Publish', active: 'Activate', paused: 'Resume', closed: 'Reopen' },
  statusUpdated: (status: string) => `Job status updated to ${status}!`,
  statusFailed: 'Failed to update job status',
  createdBy: (name: string, date: string) => `Created ${date} by ${name}`,
  created: (date: string) => `Created ${date}`,
  questions: 'Interview Questions',
  stats: {
    total: 'Total Applications',
    completed: 'Completed',
    pending: 'Pending Review',
  },
  recent: 'Recent Submissions',
  viewAll: 'View All',
  noSubmissions: 'No submissions yet',
  noSubmissionsActive: 'They appear here as soon as a candidate submits an interview.',
  noSubmissionsInactive: 'Candidates can only take the interview while the job is active.',
  submissionsFailed: 'Failed to fetch candidates',
  share: 'Share this interview',
  notFound: 'Job Not Found',
  notFoundText: 'It may have been deleted, or the link is not right.',
  loadFailed: 'Failed to load job details',
  loading: 'Loading job',
  edit: {
    title: 'Edit Job',
    subtitle: 'Candidates who open the link from now on see the new text.',
    save: 'Save Changes',
    cancel: 'Cancel',
    saved: 'Job updated successfully!',
    failed: 'Failed to update job',
    invalid: 'Please correct the errors in the form',
    unsaved: {
      title: 'Unsaved Changes',
      text: 'You have unsaved changes. Are you sure you want to cancel? All changes will be lost.',
      stay: 'Continue Editing',
      leave: 'Discard Changes',
    },
  },
} as const;
