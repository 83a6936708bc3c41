import { zodResolver } from '@hookform/resolvers/zod';
import { codeField, setUpTwoFactor } from '@nimble/contracts/accounts';
import type { Answer } from '@nimble/contracts/calls';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { CopyField } from '../../../ui/fields/copy-field.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { PasswordInput } from '../../accounts/index.ts';
import { twoFactorMessages as messages } from '../messages.ts';
import { CodeField } from './code-field.tsx';
import { useConfirmTwoFactor, useSetUpTwoFactor } from './security.queries.ts';
import { showRefusal } from './show-refusal.ts';

const QrCode = lazy(async () => ({ default: (await import('../../../ui/figures/qr-code.tsx')).QrCode }));

const passwordFields = setUpTwoFactor.schema.body;
const codeFields = z.object({ code: codeField });
type MadeSecret = Answer<typeof setUpTwoFactor>['data'];

type Props = { onEnabled: (recoveryCodes: string[]) => void; onClose: () => void };

/** The password, then the secret for the app and a first code of it. */
export function SetUpDialog({ onEnabled, onClose }: Props) {
  const [made, setMade] = useState<MadeSecret | null>(null);
  return made === null ? (
    <PasswordStep onMade={setMade} onClose={onClose} />
  ) : (
    <CodeStep made={made} onEnabled={onEnabled} onClose={onClose} />
  );
}

function PasswordStep({ onMade, onClose }: { onMade: (made: MadeSecret) => void; onClose: () => void }) {
  const setUp = useSetUpTwoFactor();
  const form = useForm<z.infer<typeof passwordFields>>({
    resolver: zodResolver(passwordFields),
    defaultValues: { password: '' },
    reValidateMode: 'onSubmit',
  });
  const submit = form.handleSubmit(({ password }) =>
    setUp.mutate(password, { onSuccess: onMade, onError: (error) => showRefusal(form, error) }),
  );
  return (
    <FormModal
      onClose={onClose}
      title={messages.setUpTitle}
      description={messages.setUpPassword}
      size="small"
      submitLabel={messages.continue}
      isSending={setUp.isPending}
      onSubmit={submit}
    >
      <Field label={messages.password} error={form.formState.errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password')}
            autoComplete="current-password"
            maxLength={200}
          />
        )}
      </Field>
    </FormModal>
  );
}

function CodeStep({ made, onEnabled, onClose }: Props & { made: MadeSecret }) {
  const confirm = useConfirmTwoFactor();
  const form = useForm<z.infer<typeof codeFields>>({
    resolver: zodResolver(codeFields),
    defaultValues: { code: '' },
    reValidateMode: 'onSubmit',
  });
  const submit = form.handleSubmit(({ code }) =>
    confirm.mutate(code, { onSuccess: onEnabled, onError: (error) => showRefusal(form, error) }),
  );
  return (
    <FormModal
      onClose={onClose}
      title={messages.setUpTitle}
      description={messages.scan}
      size="small"
      submitLabel={messages.turnOn}
      isSending={confirm.isPending}
      // The answer has the recovery codes, which are never shown again.
      staysWhileSending
      onSubmit={submit}
    >
      <div className="mx-auto size-48 overflow-hidden rounded-control border border-line">
        <Suspense fallback={null}>
          <QrCode text={made.address} label={messages.picture} />
        </Suspense>
      </div>
      <div className="grid gap-1.5">
        <p className="text-ink-soft text-sm">{messages.typed}</p>
        <CopyField label={messages.key} value={made.secret} />
      </div>
      <CodeField
        {...form.register('code')}
        // The copied key before it is not typed.
        autoFocus
        hint={messages.codeHint}
        error={form.formState.errors.code?.message}
      />
    </FormModal>
  );
}
