export { type Database, type OpenDatabase, openDatabase } from './connection.ts';
export { isUniqueViolation } from './errors.ts';
export { inTransaction, type Transaction } from './transaction.ts';
