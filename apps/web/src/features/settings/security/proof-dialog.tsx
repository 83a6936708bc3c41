import { zodResolver } from '@hookform/resolvers/zod';
import { codeField, disableTwoFactor } from '@nimble/contracts/accounts';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useOnce } from '../../../lib/use-once.ts';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { PasswordInput } from '../../accounts/index.ts';
import { twoFactorMessages as messages } from '../messages.ts';
import { CodeField } from './code-field.tsx';
import { showRefusal } from './show-refusal.ts';

const proof = z.object({ password: disableTwoFactor.schema.body.shape.password, code: codeField });
type Proof = z.infer<typeof proof>;

type Props<Result> = {
  title: string;
  text: string;
  submitLabel: string;
  danger?: boolean;
  send: (proof: Proof) => Promise<Result>;
  onDone: (result: Result) => void;
  onClose: () => void;
};

/** Asks for password and code before a change that protects the account. */
export function ProofDialog<Result>(props: Props<Result>) {
  const { title, text, submitLabel, danger = false, send, onDone, onClose } = props;
  const form = useForm<Proof>({
    resolver: zodResolver(proof),
    defaultValues: { password: '', code: '' },
    reValidateMode: 'onSubmit',
  });

  const [submit, isSubmitting] = useOnce(
    form.handleSubmit(async (values) => {
      try {
        onDone(await send(values));
      } catch (error) {
        showRefusal(form, error);
      }
    }),
  );

  return (
    <FormModal
      onClose={onClose}
      title={title}
      description={text}
      size="small"
      submitLabel={submitLabel}
      danger={danger}
      isSending={isSubmitting}
      onSubmit={submit}
    >
      <ProofFields form={form} />
    </FormModal>
  );
}

function ProofFields({ form }: { form: UseFormReturn<Proof> }) {
  const { errors } = form.formState;
  return (
    <>
      <Field label={messages.password} error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password')}
            autoComplete="current-password"
            maxLength={200}
          />
        )}
      </Field>
      <CodeField {...form.register('code')} hint={messages.anyCodeHint} error={errors.code?.message} />
    </>
  );
}
