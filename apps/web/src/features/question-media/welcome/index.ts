export { WelcomeMedia } from './lazy-welcome.tsx';
