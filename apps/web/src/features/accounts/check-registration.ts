import { registerBody } from '@nimble/contracts/accounts';
import { fieldErrors } from './field-errors.ts';
import { registerMessages as messages } from './messages.ts';

type SentField = 'company' | 'username' | 'email' | 'password';
export type RegistrationFields = Record<SentField | 'confirmPassword', string>;

/** The rules of spec 1 §5: those of the contract, and the repeated password. */
export function checkRegistration(values: RegistrationFields): Partial<RegistrationFields> {
  const errors: Partial<RegistrationFields> = fieldErrors<SentField>(registerBody, values);
  if (values.confirmPassword === '') return { ...errors, confirmPassword: messages.confirmRequired };
  if (values.confirmPassword !== values.password)
    return { ...errors, confirmPassword: messages.passwordsDiffer };
  return errors;
}

/** The field that a message of the server is about: the first of these words that it contains (spec 1 §8). */
export function refusedField(message: string): 'company' | 'email' | 'username' | undefined {
  const said = message.toLowerCase();
  return (['company', 'email', 'username'] as const).find((field) => said.includes(field));
}
