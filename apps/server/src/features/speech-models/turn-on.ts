import type { Transaction } from '../../platform/database/index.ts';
import { setInstalled, setOn } from './speech-models.repository.ts';

/** Has answers that were recorded before listened to, in the transaction that turns an engine on. */
export type OnEngineOn = (transaction: Transaction) => Promise<void>;

/** A model that was just put on the disk is what its person wants to use. */
export async function turnOnAdded(
  transaction: Transaction,
  name: string,
  onEngineOn: OnEngineOn,
): Promise<void> {
  await setInstalled(transaction, name);
  await setOn(transaction, name);
  await onEngineOn(transaction);
}
