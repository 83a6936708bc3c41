export { InsightsMethodPage } from './insights-method-page.tsx';
export { InsightsOverview } from './insights-overview.tsx';
export { InsightsSettingsPage } from './insights-settings-page.tsx';
export { NotRecorded } from './not-recorded.tsx';
