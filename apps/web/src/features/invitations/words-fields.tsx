import { longestInvitationMessage } from '@nimble/contracts/invitations';
import { useId } from 'react';
import { useCurrentUser } from '../../lib/current-user.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Textarea } from '../../ui/fields/textarea.tsx';
import { invitationsMessages as messages } from './messages.ts';

type Props = {
  message: string;
  /** The error of the message. */
  error: string | undefined;
  sharesContact: boolean;
  onMessage: (message: string) => void;
  onSharesContact: (sharesContact: boolean) => void;
};

/** The email's text besides the link. */
export function WordsFields({ message, error, sharesContact, onMessage, onSharesContact }: Props) {
  const { displayName, username, email } = useCurrentUser();
  const hintId = useId();
  return (
    <>
      <Field
        label={messages.message}
        hint={messages.messageHint}
        error={error}
        aside={messages.messageCounter({ length: message.length, most: longestInvitationMessage })}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={longestInvitationMessage}
            value={message}
            onChange={(event) => onMessage(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-col gap-1">
        <Checkbox
          label={messages.contact}
          describedBy={hintId}
          checked={sharesContact}
          onChange={onSharesContact}
        />
        <p id={hintId} className="text-ink-faint text-sm [overflow-wrap:anywhere]">
          {messages.contactHint({ name: displayName ?? username, email })}
        </p>
      </div>
    </>
  );
}
