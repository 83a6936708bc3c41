import { textOf } from '@nimble/contracts';
import { type PlanState, planAnswers, type SalesRequest, salesLimits } from '@nimble/contracts/plans';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormModal } from '../../ui/dialogs/form-modal.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Field } from '../../ui/fields/field.tsx';
import { Input } from '../../ui/fields/input.tsx';
import { Textarea } from '../../ui/fields/textarea.tsx';
import { plansMessages as messages } from './messages.ts';
import { useContactSales } from './plans.queries.ts';

/** Says so when there is no recipient. */
export function ContactButton({ state, onContact }: { state: PlanState; onContact: () => void }) {
  return (
    <Button variant="primary" disabled={!state.hasSales} onClick={onContact}>
      {state.hasSales ? messages.contact : messages.noSales}
    </Button>
  );
}

/** Below the plans. */
export function SalesBanner({ state, onContact }: { state: PlanState; onContact: () => void }) {
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-brand-line bg-brand-soft p-card">
      <div>
        <h2 className="font-semibold text-lg">{messages.salesTitle}</h2>
        <p className="text-ink-soft">{state.hasSales ? messages.salesText : messages.noSalesText}</p>
      </div>
      <ContactButton state={state} onContact={onContact} />
    </section>
  );
}

/** Both fields are optional: the sender and the company are included. */
export function ContactSalesDialog({ onClose }: { onClose: () => void }) {
  const contact = useContactSales();
  const [request, setRequest] = useState<SalesRequest>({ message: '', phone: '' });

  function send(): void {
    contact.mutate(request, {
      onSuccess: () => {
        toast.success(textOf(planAnswers.salesContacted));
        onClose();
      },
      onError: (error) => toast.error(messageOf(error, messages.contactFailed)),
    });
  }

  return (
    <FormModal
      onClose={onClose}
      title={messages.contactTitle}
      description={messages.contactText}
      submitLabel={messages.contactSend}
      isSending={contact.isPending}
      staysWhileSending
      onSubmit={send}
    >
      <RequestFields request={request} onChange={setRequest} />
    </FormModal>
  );
}

type FieldsProps = { request: SalesRequest; onChange: (request: SalesRequest) => void };

function RequestFields({ request, onChange }: FieldsProps) {
  return (
    <>
      <Field label={messages.contactMessage} hint={messages.contactMessageHint}>
        {(control) => (
          <Textarea
            {...control}
            value={request.message}
            maxLength={salesLimits.message}
            onChange={(event) => onChange({ ...request, message: event.target.value })}
          />
        )}
      </Field>
      <Field label={messages.contactPhone} hint={messages.contactPhoneHint}>
        {(control) => (
          <Input
            {...control}
            type="tel"
            autoComplete="tel"
            value={request.phone}
            maxLength={salesLimits.phone}
            onChange={(event) => onChange({ ...request, phone: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
