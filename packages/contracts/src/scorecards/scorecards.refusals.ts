import { refusals } from '../refusal.ts';

export const scorecardRefusals = refusals({
  'scorecard.incomplete': {
    kind: 'unprocessable',
    text: 'Rate every criterion before you submit your scorecard',
  },
  'scorecard.unknown_criterion': {
    kind: 'unprocessable',
    text: 'This job no longer uses this criterion. Reload the page.',
  },
  'scorecard.unknown_question': {
    kind: 'unprocessable',
    text: 'This question was not part of the interview',
  },
  'scorecard.comment_not_found': { kind: 'notFound', text: 'Comment not found' },
  'scorecard.unknown_answer': { kind: 'unprocessable', text: 'This answer is not part of the interview' },
  'scorecard.answer_not_recorded': {
    kind: 'unprocessable',
    text: 'Only recordings have moments to comment on',
  },
  'scorecard.after_end': { kind: 'unprocessable', text: 'This moment is after the end of the answer' },
  'scorecard.rated_twice': {
    kind: 'unprocessable',
    text: 'You can rate each criterion only once for each question',
  },
  'scorecard.too_many_comments': {
    kind: 'unprocessable',
    text: 'This interview has reached its limit of comments',
  },
});
