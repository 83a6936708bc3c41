export { FirstSteps } from './first-steps.tsx';
export { Tutorial } from './tutorial.tsx';
