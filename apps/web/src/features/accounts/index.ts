export { currentUserQuery, useSaveTheme } from './accounts.queries.ts';
