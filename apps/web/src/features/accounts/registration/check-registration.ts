import { registerBody } from '@nimble/contracts/accounts';
import { refusedFields } from '../../../lib/api-error.ts';
import { fieldErrors } from '../field-errors.ts';
import { registerMessages as messages } from '../messages.ts';

type SentField = 'company' | 'username' | 'email' | 'password';
export type RegistrationFields = Record<SentField | 'confirmPassword', string>;

/** The rules of registering: those of the contract, and the repeated password. */
export function checkRegistration(values: RegistrationFields): Partial<RegistrationFields> {
  const errors: Partial<RegistrationFields> = fieldErrors<SentField>(registerBody, values);
  if (values.confirmPassword === '') return { ...errors, confirmPassword: messages.confirmRequired };
  if (values.confirmPassword !== values.password)
    return { ...errors, confirmPassword: messages.passwordsDiffer };
  return errors;
}

/** The field of a refusal, where its text is shown; undefined for one without a field. */
export function refusedField(error: unknown): 'company' | 'email' | 'username' | undefined {
  const refused = refusedFields(error);
  return (['company', 'email', 'username'] as const).find((field) => refused.includes(field));
}
