export { InsightsSettingsPage } from './insights-settings-page.tsx';
