import { selectablePageSizes } from '@nimble/contracts';
import { type CompanyInvitation, inviteCompany } from '@nimble/contracts/accounts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { messageOf } from '../../lib/api-error.ts';
import { formatDate } from '../../lib/formats.ts';
import { useExistingPage } from '../../shared/list-address.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Field } from '../../ui/fields/field.tsx';
import { Input } from '../../ui/fields/input.tsx';
import { Pagination } from '../../ui/pages/pagination.tsx';
import { invitationsQuery, useInviteCompany, useWithdrawInvitation } from './installation.queries.ts';
import { installationMessages as messages } from './messages.ts';

/** The master's invitations to create a company. */
export function CompanyInvitations({ isClosed }: { isClosed: boolean }) {
  return (
    <section
      aria-labelledby="invitations"
      className="grid gap-4 rounded-card border border-line bg-surface p-card"
    >
      <div>
        <h2 id="invitations" className="font-semibold text-lg">
          {messages.invitations}
        </h2>
        <p className="mt-0.5 text-ink-soft">
          {isClosed ? messages.invitationsClosed : messages.invitationsText}
        </p>
      </div>
      {!isClosed && <InviteForm />}
      <Invitations />
    </section>
  );
}

function Invitations() {
  const [{ page, pageSize }, turn] = useState<{ page: number; pageSize: number }>({
    page: 1,
    pageSize: selectablePageSizes[0],
  });
  const invitations = useQuery(invitationsQuery(page, pageSize));
  const asked = invitations.isPlaceholderData ? undefined : invitations.data;
  useExistingPage(page, asked?.meta.pagination.pageCount, (change) => turn({ pageSize, ...change }));
  return (
    <Loaded query={invitations} failed={messages.invitationsFailed} skeleton={null}>
      {({ data, meta: { pagination } }) => (
        <div>
          <ul className="divide-y divide-line">
            {data.map((invitation) => (
              <InvitationItem key={invitation.id} invitation={invitation} />
            ))}
          </ul>
          {pagination.total > selectablePageSizes[0] && (
            <Pagination {...pagination} onChange={(change) => turn({ pageSize, page: 1, ...change })} />
          )}
        </div>
      )}
    </Loaded>
  );
}

function InviteForm() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const invitation = useInviteCompany();

  function send(event: FormEvent): void {
    event.preventDefault();
    const checked = z.safeParse(inviteCompany.schema.body, { data: { email } });
    setError(checked.success ? undefined : messages.emailRequired);
    if (!checked.success || invitation.isPending) return;
    invitation.mutate(checked.data.data.email, {
      onSuccess: () => {
        toast.success(messages.invited);
        setEmail('');
      },
      onError: (failure) => setError(messageOf(failure, messages.inviteFailed)),
    });
  }

  return (
    <form noValidate onSubmit={send}>
      <Field label={messages.email} error={error}>
        {(aria) => (
          // The error stands below both: inside the field alone it would move the button.
          <div className="flex flex-wrap gap-3">
            <Input
              {...aria}
              type="email"
              value={email}
              maxLength={254}
              autoComplete="off"
              onChange={(event) => setEmail(event.target.value)}
              className="min-w-0 flex-1 basis-64"
            />
            <Button type="submit" variant="primary" loading={invitation.isPending}>
              {messages.invite}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

function InvitationItem({ invitation }: { invitation: CompanyInvitation }) {
  const withdrawal = useWithdrawInvitation();
  const { id, email, acceptedAt } = invitation;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-0 flex-1 basis-56 wrap-anywhere">{email}</span>
      <span className="text-ink-soft text-sm">{stateOf(invitation)}</span>
      {acceptedAt === null && (
        <Button
          size="small"
          variant="ghost"
          loading={withdrawal.isPending}
          aria-label={messages.withdrawName({ email })}
          onClick={() =>
            withdrawal.mutate(id, {
              onSuccess: () => toast.success(messages.withdrawn),
              onError: (error) => toast.error(messageOf(error, messages.withdrawFailed)),
            })
          }
        >
          {messages.withdraw}
        </Button>
      )}
    </li>
  );
}

function stateOf({ acceptedAt, expiresAt, sentAt }: CompanyInvitation): string {
  const { invitationStates: states } = messages;
  if (acceptedAt !== null) return states.accepted({ date: formatDate(acceptedAt) });
  if (new Date(expiresAt) <= new Date()) return states.expired;
  return sentAt === null ? states.waiting : states.sent({ date: formatDate(sentAt) });
}
