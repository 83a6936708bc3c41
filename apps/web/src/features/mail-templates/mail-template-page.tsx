import { isLanguage, languageNames } from '@nimble/contracts/languages';
import { type MailTemplate, mailTemplateKinds } from '@nimble/contracts/mail-templates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { usePermission } from '../../lib/current-user.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { SettingsLayout } from '../settings/index.ts';
import { MailPreview } from './mail-preview.tsx';
import { mailTemplatesQuery } from './mail-templates.queries.ts';
import { MailWordsFields } from './mail-words-fields.tsx';
import { mailTemplateMessages as messages } from './messages.ts';
import { useTemplateForm } from './use-template-form.ts';

/** One template of emails to candidates, in one language. */
export function MailTemplatePage() {
  const { kind, language = '' } = useParams();
  const templates = useQuery(mailTemplatesQuery);
  const skeleton = (
    <Loading label={messages.loading}>
      <Skeleton className="h-96" />
    </Loading>
  );
  const known = mailTemplateKinds.some((one) => one === kind) && isLanguage(language);
  return (
    <SettingsLayout>
      <BackLink to="/settings/emails" className="justify-self-start">
        {messages.back}
      </BackLink>
      {known ? (
        <Loaded query={templates} skeleton={skeleton} failed={messages.loadFailed}>
          {(all) =>
            all
              .filter((one) => one.kind === kind && one.language === language)
              .map((one) => <TemplateForm key={`${one.kind} ${one.language}`} template={one} />)
          }
        </Loaded>
      ) : (
        <ErrorState title={messages.loadFailed} />
      )}
    </SettingsLayout>
  );
}

function TemplateForm({ template }: { template: MailTemplate }) {
  const mayUpdate = usePermission('company', 'update');
  const form = useTemplateForm(template);
  const { words, setWords, preview, isValid, isChanged, guard } = form;
  return (
    <>
      {!mayUpdate && <p className="text-ink-soft">{messages.readOnly}</p>}
      <Card
        title={messages.heading({
          kind: messages.kinds[template.kind],
          language: languageNames[template.language],
        })}
      >
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            form.save();
          }}
        >
          <p className="text-ink-soft">{messages.uses[template.kind]}</p>
          <MailWordsFields kind={template.kind} words={words} onChange={setWords} readOnly={!mayUpdate} />
          {mayUpdate && <Actions form={form} template={template} />}
        </form>
      </Card>
      <Card title={messages.preview}>
        {preview.data !== undefined && <MailPreview rendered={preview.data} isCurrent={isValid} />}
        {preview.isError && <FieldError>{messages.previewFailed}</FieldError>}
        {preview.isPending && <Skeleton className="h-96" />}
      </Card>
      <ConfirmDialog
        open={guard.isAsking && isChanged}
        title={messages.unsavedTitle}
        description={messages.unsavedText}
        confirmLabel={messages.discard}
        cancelLabel={messages.stay}
        danger
        onConfirm={guard.leave}
        onCancel={guard.stay}
      />
    </>
  );
}

type ActionsProps = { form: ReturnType<typeof useTemplateForm>; template: MailTemplate };

function Actions({ form, template }: ActionsProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="flex flex-wrap justify-end gap-2 border-line border-t pt-4">
      {template.isOwn && <Button onClick={() => setIsAsking(true)}>{messages.reset}</Button>}
      <Button
        type="submit"
        variant="primary"
        loading={form.isSaving}
        disabled={!form.isChanged || !form.isValid}
      >
        {messages.save}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={messages.resetTitle}
        description={messages.resetText}
        confirmLabel={messages.reset}
        danger
        pending={form.isResetting}
        onConfirm={() => form.reset(() => setIsAsking(false))}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  );
}
