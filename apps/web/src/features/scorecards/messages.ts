/** Texts of scorecards, comments on moments and criteria. */
export const scorecardsMessages = {
  loading: 'Loading the scorecard',
  loadFailed: 'Failed to load the scorecard',
  own: 'Your scorecard',
  dialogTitle: (name: string) => `Scorecard: ${name}`,
  scope: 'What you rate',
  wholeInterview: 'Whole interview',
  questionScope: (number: number, question: string) => `${number}. ${question}`,
  playAnswer: (time: string) => `Go to this answer at ${time}`,
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  starsOf: (criterion: string) => `Stars for ${criterion}`,
  starsHint: 'Keys 1 to 5 set the stars, 0 clears them.',
  fromQuestions: (stars: string) => `${stars} from the questions`,
  addComment: (criterion: string) => `Comment on ${criterion}`,
  commentLabel: (criterion: string) => `Comment on ${criterion}`,
  commentPlaceholder: 'What did you see or hear?',
  progress: (rated: number, all: number) => `${rated} of ${all} criteria rated`,
  give: 'Submit scorecard',
  giveHint: 'You see others’ scorecards once you submit yours. You can still change yours later.',
  given: 'Scorecard submitted',
  saving: 'Saving…',
  saved: 'Draft saved. Only you see it.',
  notStarted: 'Only you see it until you submit it.',
  saveFailed: 'Failed to save the scorecard',
  saveChanges: 'Save changes',
  changesSaved: 'Scorecard changed',
  discard: 'Discard changes',
  changedNote: 'Colleagues see when a scorecard was changed after it was submitted.',
} as const;

export const teamMessages = {
  title: 'Scorecards',
  hidden: 'Hidden until you submit yours',
  hiddenText: (count: number) =>
    count === 0
      ? 'No one has submitted a scorecard yet.'
      : count === 1
        ? '1 scorecard has been submitted. Submit yours to see it, the average and the comments.'
        : `${count} scorecards have been submitted. Submit yours to see them, the average and the comments.`,
  none: 'No scorecards yet',
  noneText: 'No one has submitted a scorecard yet.',
  average: 'Average',
  averageOf: (stars: string, count: number) =>
    count === 1 ? `${stars} of 5 stars from 1 scorecard` : `${stars} of 5 stars from ${count} scorecards`,
  you: (name: string) => `${name} (you)`,
  givenAt: (date: string) => `Submitted ${date}`,
  changedAt: (date: string) => `changed ${date}`,
  questionNumber: (number: number) => `Question ${number}`,
  show: 'Show details',
  hide: 'Hide details',
  beside: 'Scorecards',
  besideHidden: 'Hidden',
  besideHiddenTitle: 'Submit your scorecard to see the average',
  besideNone: 'None yet',
} as const;

export const commentsMessages = {
  title: 'Comments in the video',
  none: 'No comments yet.',
  noneHidden: 'You have made no comments yet. Others’ comments appear once you submit your scorecard.',
  noVideo: 'You can comment once the video is ready.',
  label: 'Comment on this moment',
  placeholder: 'Write something about this moment…',
  at: (time: string) => `At ${time}`,
  atAnswer: (time: string, number: number) => `At ${time} in answer ${number}`,
  takeNow: 'Use the current moment',
  add: 'Comment',
  added: 'Comment added',
  addFailed: 'Failed to add the comment',
  goTo: (time: string) => `Go to ${time}`,
  guest: 'Guest',
  delete: (author: string) => `Delete the comment of ${author}`,
  deleted: 'Comment deleted',
  deleteFailed: 'Failed to delete the comment',
} as const;

export const criteriaMessages = {
  title: 'Scorecard criteria',
  text: 'Reviewers rate every candidate for this job on these, one to five stars.',
  loading: 'Loading the criteria',
  loadFailed: 'Failed to load the criteria',
  edit: 'Edit criteria',
  editTitle: 'Scorecard criteria',
  editText: 'Submitted scorecards keep their ratings of criteria you rename or delete.',
  name: (number: number) => `Criterion ${number}`,
  remove: (number: number) => `Delete criterion ${number}`,
  add: 'Add criterion',
  save: 'Save criteria',
  saved: 'Criteria saved',
  saveFailed: 'Failed to save the criteria',
  cancel: 'Cancel',
} as const;
