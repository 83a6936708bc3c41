export { StagesPage } from './settings/stages-page.tsx';
export { StageFilter } from './stage-filter.tsx';
export { StageItems } from './stage-items.tsx';
export { StageSelect } from './stage-select.tsx';
