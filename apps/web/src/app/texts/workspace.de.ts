export const texts = import.meta.glob(
  [
    '../../{features,shared}/**/messages/de.json',
    '!../../features/{answers,interviews,recordings,mails,guests/page,question-media/show}/**',
  ],
  { eager: true, import: 'default' },
);

/** The texts of the contracts, by their codes. */
export const messages = import.meta.glob<Readonly<Record<string, string>>>(
  '../../../../../packages/contracts/src/**/*.messages.de.json',
  { eager: true, import: 'default' },
);
