export {
  type Authenticate,
  type Candidate,
  type Guest,
  registerAccess,
  type SignedIn,
  type TakeSender,
  type TokenHolder,
} from './access.ts';
export { registerJsonBodies } from './bodies/json-bodies.ts';
export { handleCollection, handleItem } from './collection-routes.ts';
export { readCollectionFilters } from './collections/index.ts';
export { pagesOf, paginationOf } from './collections/pagination.ts';
export { cookieOf, registerReadingCookie } from './cookies/reading-cookie.ts';
export { createSignedCookie } from './cookies/signed-cookie.ts';
export { answerBadAddress, answerBrokenRequest, registerErrorAnswers } from './error-answers.ts';
export { registerIdempotency } from './idempotency.ts';
export { registerAttemptLimits } from './limits/attempt-limits.ts';
export { registerBodyLimits } from './limits/body-limits.ts';
export { createGuessLimits } from './limits/guess-limits.ts';
export { registerRateLimits } from './limits/rate-limits.ts';
export { type ArrivingFile, acceptOneFile, receiveOneFile } from './one-file.ts';
export { showRefusedLink } from './pages/refused-links.ts';
export { registerSecurityHeaders } from './pages/security-headers.ts';
export { sendWebPage } from './pages/web-app.ts';
export { requireMailed } from './require-mailed.ts';
export { handle, isCarriedOutOnce } from './routes.ts';
