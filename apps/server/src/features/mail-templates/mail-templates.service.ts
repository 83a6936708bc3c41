import { isLanguage, type Language, languageNames } from '@nimble/contracts/languages';
import {
  type MailTemplate,
  type MailTemplateKind,
  type MailWords,
  mailTemplateKinds,
  mailWordsOf,
  type RenderedMail,
} from '@nimble/contracts/mail-templates';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import {
  candidateMail,
  contactOf,
  fillWords,
  type Mail,
  type MailBrand,
  plainName,
  renderMail,
} from '../../platform/mail/index.ts';
import { defaultWords, exampleCandidate } from './defaults/default-words.ts';
import { deleteOwnWords, findAllOwnWords, putOwnWords } from './mail-templates.repository.ts';

type Sender = { company_name: string; contact_name: string | null; contact_email: string | null };

export type MailTemplatesDependencies<Company extends Sender> = {
  database: Database;
  findCompany: (database: Database, companyId: number) => Promise<Company | undefined>;
  brandOfMail: (company: Company, publicUrl: string) => { brand: MailBrand };
  findPromisedDay: (database: Database, companyId: number, at: Date) => Promise<string | null>;
  config: { publicUrl: string };
  /** How invitations and reminders look. */
  exampleInvitation: (words: MailWords, example: ExampleInvitation) => Mail;
};
type ExampleInvitation = {
  language: Language;
  brand: MailBrand;
  contact: string;
  candidateName: string;
  jobTitle: string;
  publicUrl: string;
};
type Which = { kind: MailTemplateKind; language: Language };

const languages = Object.keys(languageNames).filter(isLanguage);

/** A company's words for emails to candidates. */
export function createMailTemplatesService<Company extends Sender>(
  dependencies: MailTemplatesDependencies<Company>,
) {
  const { database, findCompany, findPromisedDay, brandOfMail, exampleInvitation } = dependencies;
  const { publicUrl } = dependencies.config;

  async function companyOf(companyId: number): Promise<Company> {
    const company = await findCompany(database, companyId);
    if (company === undefined) throw new RequestError('request.not_found');
    return company;
  }

  return {
    list: async (companyId: number): Promise<MailTemplate[]> =>
      presentAll(await findAllOwnWords(database, companyId)),

    async save(member: Actor, which: Which, words: MailWords): Promise<MailTemplate> {
      requireFitting(which.kind, words);
      const { companyId } = member;
      const { company_name: name } = await companyOf(companyId);
      await inTransaction(database, async (transaction) => {
        await putOwnWords(transaction, { companyId, ...which }, words);
        const about = { name, template: which.kind, language: which.language };
        await emit(transaction, { type: 'company.mail_template_changed', by: member, ...about });
      });
      return present(which, words);
    },

    /** Can be repeated. */
    async reset(member: Actor, which: Which): Promise<MailTemplate> {
      const { companyId } = member;
      const { company_name: name } = await companyOf(companyId);
      await inTransaction(database, async (transaction) => {
        if (!(await deleteOwnWords(transaction, { companyId, ...which }))) return;
        const about = { name, template: which.kind, language: which.language };
        await emit(transaction, { type: 'company.mail_template_reset', by: member, ...about });
      });
      return present(which, undefined);
    },

    /** As the company would send it to an example candidate. */
    async preview(companyId: number, { kind, language }: Which, words: MailWords): Promise<RenderedMail> {
      requireFitting(kind, words);
      const company = await companyOf(companyId);
      const answerBy = await findPromisedDay(database, companyId, new Date());
      const example = { company, answerBy, language, ...brandOfMail(company, publicUrl), publicUrl };
      return exampleOf(kind, words, example, exampleInvitation);
    },
  };
}
export type MailTemplatesService = ReturnType<typeof createMailTemplatesService>;

/** Each kind has its own fields. @throws RequestError invalidInput naming what is wrong, as for the body of a call. */
function requireFitting(kind: MailTemplateKind, words: MailWords): void {
  const issues = mailWordsOf[kind].safeParse(words).error?.issues ?? [];
  if (issues.length === 0) return;
  const errors = issues.map(({ path, code, message }) => ({
    path: ['data', ...path].join('.'),
    code,
    message,
  }));
  throw new RequestError('request.invalid', { errors, written: errors[0]?.message });
}

function presentAll(own: readonly (Which & MailWords)[]): MailTemplate[] {
  return mailTemplateKinds.flatMap((kind) =>
    languages.map((language) => {
      const words = own.find((one) => one.kind === kind && one.language === language);
      return present({ kind, language }, words);
    }),
  );
}

type Example = {
  company: Sender;
  answerBy: string | null;
  language: Language;
  brand: MailBrand;
  publicUrl: string;
};

function exampleOf(
  kind: MailTemplateKind,
  words: MailWords,
  { company, answerBy, language, brand, publicUrl }: Example,
  exampleInvitation: MailTemplatesDependencies<Sender>['exampleInvitation'],
): RenderedMail {
  const { candidate_name: candidateName, job_title: jobTitle } = exampleCandidate(language);
  if (kind === 'invitation' || kind === 'reminder') {
    // Real ones name the inviter.
    const contact = contactOf(company) || plainName(company.company_name);
    const example = { language, brand, contact, candidateName, jobTitle, publicUrl };
    return renderMail(exampleInvitation(words, example));
  }
  const facts = { ...exampleCandidate(language), ...company, date: new Date(), answer_by: answerBy };
  const around = { to: '', language, brand, contactEmail: company.contact_email, url: publicUrl };
  return renderMail(candidateMail(fillWords(words, facts, language), around).mail);
}

function present({ kind, language }: Which, own: MailWords | undefined): MailTemplate {
  const { subject, text } = own ?? defaultWords(language, kind);
  return { kind, language, subject, text, isOwn: own !== undefined };
}
