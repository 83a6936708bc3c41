import { languageNames } from '@nimble/contracts/languages';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Field, FieldError } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { MailPreview, MailWordsFields, mailKindNames } from '../../mail-templates/index.ts';
import { decisionMessages as messages } from './messages.ts';
import type { useDecisionMail } from './use-decision-mail.ts';

type Choice = ReturnType<typeof useDecisionMail>;

type KindProps = { choice: Choice; isRepeated?: boolean; mayBeNone?: boolean };

/** Which email. */
export function KindField({ choice, isRepeated = false, mayBeNone = false }: KindProps) {
  const { kind, kinds, choose } = choice;
  return (
    <Field label={messages.template} error={isRepeated ? messages.repeated : undefined}>
      {(control) => (
        <Select
          {...control}
          value={kind}
          options={[
            ...kinds.map((value) => ({ value, label: mailKindNames[value] })),
            ...(mayBeNone ? [{ value: 'none' as const, label: messages.none }] : []),
          ]}
          onChange={choose}
        />
      )}
    </Field>
  );
}

/** All emails about decisions have the same fields. */
const anyKind = 'seen';

type DraftProps = { choice: Choice; name: string; isOfSeveral: boolean };

/** The email as this candidate would get it; it can be edited. */
export function Draft({ choice: { draft, edited, setEdited, isValid }, name, isOfSeveral }: DraftProps) {
  const { data } = draft;
  if (data === undefined)
    return draft.isError ? (
      <FieldError>{messageOf(draft.error, messages.failed)}</FieldError>
    ) : (
      <Loading label={messages.loading}>
        <Skeleton className="h-72" />
      </Loading>
    );
  return (
    <>
      <p className="text-ink-soft text-sm">
        {isOfSeveral
          ? messages.several({ name })
          : `${messages.to({ address: data.to })} · ${messages.inLanguage({ language: languageNames[data.language] })}`}
      </p>
      {edited === undefined ? (
        <Button size="small" className="justify-self-start" onClick={() => setEdited(data.words)}>
          {messages.edit}
        </Button>
      ) : (
        <MailWordsFields kind={anyKind} words={edited} onChange={setEdited} rows={8} />
      )}
      <MailPreview rendered={data.rendered} isCurrent={isValid} />
    </>
  );
}
