export const texts = import.meta.glob(
  [
    '../../{ui,app,lib}/**/messages/es.json',
    '../../features/{answers,interviews,recordings,mails,guests/page,question-media/show}/**/messages/es.json',
  ],
  { eager: true, import: 'default' },
);
