export { AnswersCard } from './answers/answers-card.tsx';
export { AppearancePage } from './appearance/appearance-page.tsx';
export { BrandingPage } from './branding/branding-page.tsx';
export { InterviewsPage } from './interviews/interviews-page.tsx';
export { NotificationsPage } from './notifications/notifications-page.tsx';
export { ProfilePage } from './profile/profile-page.tsx';
export { SecurityPage } from './security/security-page.tsx';
export { SettingsLayout } from './settings-layout.tsx';
