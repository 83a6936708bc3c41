import type { Transaction } from '../../platform/database/index.ts';
import { askForChecks } from '../installation/index.ts';
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
  await changeOn(transaction, name);
  await onEngineOn(transaction);
}

/**
 * Turns a model on, or all off; what the page Installation says of speech is of before then, so that it is tried again.
 * @returns false where there is no such model.
 */
export async function changeOn(transaction: Transaction, name: string | null): Promise<boolean> {
  const isDone = await setOn(transaction, name);
  if (isDone) await askForChecks(transaction);
  return isDone;
}
