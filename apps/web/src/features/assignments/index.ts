export { MentionTextarea } from './mentions/mention-textarea.tsx';
export { type Mentions, useMentions } from './mentions/use-mentions.ts';
export { OwnQueue } from './queue/own-queue.tsx';
export { QueueNotice } from './queue/queue-notice.tsx';
export { QueueToggle } from './queue/queue-toggle.tsx';
export { AssignManyDialog } from './reviewers/assign-many-dialog.tsx';
export { ReviewersButton } from './reviewers/reviewers-button.tsx';
