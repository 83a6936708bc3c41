export {
  type Authenticate,
  type Candidate,
  type Guest,
  registerAccess,
  type SignedIn,
  type TakeSender,
  type TokenHolder,
} from './access.ts';
export { registerAttemptLimits } from './limits/attempt-limits.ts';
export { paginationOf } from './collections/pagination.ts';
export { handleCollection, handleItem } from './collection-routes.ts';
export { answerBadAddress, registerErrorAnswers } from './error-answers.ts';
export { createGuessLimits } from './limits/guess-limits.ts';
export { registerIdempotency } from './idempotency.ts';
export { acceptOneFile, type ArrivingFile, receiveOneFile } from './one-file.ts';
export { registerRateLimits } from './limits/rate-limits.ts';
export { handle } from './routes.ts';
export { registerSecurityHeaders } from './security-headers.ts';
export { createSignedCookie } from './signed-cookie.ts';
export { sendWebPage } from './web-app.ts';
