export const texts = import.meta.glob(
  [
    '../../{ui,app,lib}/**/messages/fr.json',
    '../../features/{answers,interviews,recordings,mails,guests/page,question-media/show}/**/messages/fr.json',
  ],
  { eager: true, import: 'default' },
);
