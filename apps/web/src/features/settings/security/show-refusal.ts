import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { settingsMessages } from '../messages.ts';

/** Shows the server's errors at their fields, with the focus; everything else is a toast. The input stays. */
export function showRefusal<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): void {
  const named = error instanceof ApiError ? error.details.errors?.[0] : undefined;
  if (named !== undefined && named.path in form.getValues()) {
    form.setError(named.path as Path<Values>, { message: named.message }, { shouldFocus: true });
  } else {
    toast.error(messageOf(error, settingsMessages.somethingWrong));
  }
}
