export { tagMessages } from './messages.ts';
export { TagsPage } from './settings/tags-page.tsx';
export { TagList } from './tag-badge.tsx';
export { TagFilter } from './tag-filter.tsx';
export { TagSelect } from './tag-select.tsx';
export { TagsDialog } from './tags-dialog.tsx';
export { TagsOfCandidate } from './tags-of-candidate.tsx';
