import { loginBody, registerBody } from '@nimble/contracts/accounts';
import * as z from 'zod/mini';
import { fieldErrors } from '../field-errors.ts';

export { linkGoogle, login } from '@nimble/contracts/accounts';

const loginFields = z.object({ email: registerBody.shape.email, password: loginBody.shape.password });

/** The errors of each field. */
export function checkLogin(values: { email: string; password: string }) {
  return fieldErrors(loginFields, values);
}
