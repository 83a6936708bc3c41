import { languageNames } from '@nimble/contracts/languages';
import { type MailTemplate, mailTemplateKinds } from '@nimble/contracts/mail-templates';
import { useQuery } from '@tanstack/react-query';
import { MailWarning, Pencil } from 'lucide-react';
import { publicSettingsQuery } from '../../shared/public-settings.queries.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Badge } from '../../ui/figures/badge.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { AnswersCard, SettingsLayout } from '../settings/index.ts';
import { mailTemplatesQuery } from './mail-templates.queries.ts';
import { mailTemplateMessages as messages } from './messages.ts';

/** The templates of emails to candidates, by kind and language. */
export function MailTemplatesPage() {
  const templates = useQuery(mailTemplatesQuery);
  const settings = useQuery(publicSettingsQuery);
  return (
    <SettingsLayout>
      {/* A notice above buttons that are already there would move them. */}
      {settings.isPending ? (
        <Loading label={messages.loading}>
          <Skeleton className="h-96" />
        </Loading>
      ) : (
        <>
          {settings.data?.mails === 'outbox' && <NoMailServer />}
          <Loaded query={templates} skeleton={<TemplatesCard />} failed={messages.loadFailed}>
            {(all) => <TemplatesCard templates={all} />}
          </Loaded>
          <AnswersCard />
        </>
      )}
    </SettingsLayout>
  );
}

/** Says that no email leaves, as the server has no mail server. */
function NoMailServer() {
  return (
    <p className="flex gap-2.5 rounded-control border border-warning-line bg-warning-soft px-3.5 py-2.5 text-warning-ink">
      <MailWarning aria-hidden className="mt-0.5 size-4 shrink-0" />
      {messages.noMailServer}
    </p>
  );
}

/** Without templates while they load: the kinds are known. */
function TemplatesCard({ templates }: { templates?: readonly MailTemplate[] }) {
  return (
    <Card title={messages.title} flush>
      <p className="p-card pb-0 text-ink-soft">{messages.text}</p>
      {templates === undefined && <Loading label={messages.loading}>{null}</Loading>}
      <ul className="divide-y divide-line">
        {mailTemplateKinds.map((kind) => (
          <Kind key={kind} kind={kind} templates={templates?.filter((one) => one.kind === kind)} />
        ))}
      </ul>
    </Card>
  );
}

type KindProps = { kind: MailTemplate['kind']; templates: readonly MailTemplate[] | undefined };

function Kind({ kind, templates }: KindProps) {
  return (
    <li className="grid gap-3 p-card">
      <div>
        <h3 className="font-medium">{messages.kinds[kind]}</h3>
        <p className="text-ink-soft text-sm">{messages.uses[kind]}</p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {templates === undefined &&
          Object.keys(languageNames).map((language) => (
            <li key={language} className="max-sm:min-w-[calc(50%-0.25rem)] max-sm:grow">
              <Skeleton className="h-control-small w-full sm:w-24" />
            </li>
          ))}
        {templates?.map(({ language, isOwn }) => (
          <li key={language} className="max-sm:min-w-[calc(50%-0.25rem)] max-sm:grow">
            <ButtonLink
              to={`/settings/emails/${kind}/${language}`}
              size="small"
              icon={<Pencil />}
              className="w-full"
              aria-label={messages.editOf({ kind: messages.kinds[kind], language: languageNames[language] })}
            >
              {languageNames[language]}
              {isOwn && <Badge tone="green">{messages.own}</Badge>}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
