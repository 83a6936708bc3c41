import { type Found, openDatabase } from '../../../platform/database/index.ts';
import { broken, fine, look, reasonOf, say } from './finding.ts';

/** A pooler in front of the database must set the time limit of statements, which its connections do not keep. */
export async function checkPooler(poolerUrl: string): Promise<Found> {
  // Never the whole URL: it contains the password.
  const { host } = new URL(poolerUrl);
  try {
    const limit = await readValue(poolerUrl, "SELECT current_setting('statement_timeout')");
    if (limit === '0') return look(say('finding.pooler_no_limit', { host }), say('finding.pooler_set_limit'));
    return fine(say('finding.pooler_works', { host }));
  } catch (error) {
    return broken(say('finding.service_away', { host, reason: reasonOf(error) }), say('finding.pooler_mend'));
  }
}

export async function checkStandby(replicaUrl: string): Promise<Found> {
  const { host } = new URL(replicaUrl);
  try {
    const isStandby = await readValue(replicaUrl, 'SELECT pg_is_in_recovery()');
    if (isStandby === true) return fine(say('finding.standby_works', { host }));
    return look(say('finding.standby_alone', { host }), say('finding.standby_mend'));
  } catch (error) {
    return look(say('finding.service_away', { host, reason: reasonOf(error) }), say('finding.standby_mend'));
  }
}

async function readValue(connectionString: string, statement: string): Promise<unknown> {
  const opened = openDatabase({ connectionString }, 1, { isPooled: true });
  try {
    const { rows } = await opened.pool.query<unknown[]>({ text: statement, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await opened.close();
  }
}
