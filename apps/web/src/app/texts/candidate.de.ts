export const texts = import.meta.glob(
  [
    '../../{ui,app,lib}/**/messages/de.json',
    '../../features/{answers,interviews,recordings,mails,guests/page,question-media/show}/**/messages/de.json',
  ],
  { eager: true, import: 'default' },
);
