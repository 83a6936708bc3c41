import type { StopEmailsTexts } from './messages.ts';

export const french: StopEmailsTexts = {
  title: (company) => `Ne plus recevoir d’e-mails de ${company} ?`,
  anyCompany: 'cette entreprise',
  text: (company) =>
    `${company} ne pourra plus écrire à cette adresse. Les liens que vous demandez vous-même arrivent toujours.`,
  action: 'Ne plus recevoir ces e-mails',
  ended: 'Vous ne recevrez plus ces e-mails',
  endedText: 'Vous pouvez fermer cette page.',
  failed: 'Cela n’a pas pu être enregistré. Utilisez le lien d’un e-mail plus récent.',
};
