export { InsightsMethodPage } from './insights-method-page.tsx';
export { InsightsOverview } from './insights-overview.tsx';
export { NotRecorded } from './not-recorded.tsx';
export { InsightsSettingsPage } from './settings/insights-settings-page.tsx';
