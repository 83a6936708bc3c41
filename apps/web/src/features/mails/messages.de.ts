import type { StopEmailsTexts } from './messages.ts';

export const german: StopEmailsTexts = {
  title: (company) => `Keine E-Mails mehr von ${company}?`,
  anyCompany: 'diesem Unternehmen',
  text: (company) =>
    `${company} kann dieser Adresse keine E-Mails mehr schicken. Links, die Sie selbst anfordern, kommen weiterhin an.`,
  action: 'Diese E-Mails abbestellen',
  ended: 'Sie erhalten keine dieser E-Mails mehr',
  endedText: 'Sie können diese Seite schließen.',
  failed:
    'Die E-Mails konnten nicht abbestellt werden. Bitte verwenden Sie den Link in einer neueren E-Mail.',
};
