import type { Transaction } from '../../platform/database/index.ts';
import { askForChecks } from '../installation/index.ts';
import { setInstalled, setOn } from './speech-models.repository.ts';

/** Starts transcribing earlier answers, in the transaction that turns an engine on. */
export type OnEngineOn = (transaction: Transaction) => Promise<void>;

/** A model that was just added by hand is meant to be used. */
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
 * Turns a model on, or all off; the page Installation's findings about speech are outdated then, so their check is
 * repeated.
 * @returns false for an unknown model.
 */
export async function changeOn(transaction: Transaction, name: string | null): Promise<boolean> {
  const isDone = await setOn(transaction, name);
  if (isDone) await askForChecks(transaction);
  return isDone;
}
