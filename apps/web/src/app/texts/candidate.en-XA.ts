export const texts = import.meta.glob(
  [
    '../../{ui,app,lib}/**/messages/en.json',
    '../../features/{answers,interviews,recordings,mails,guests/page,question-media/show}/**/messages/en.json',
  ],
  { eager: true, import: 'default', query: '?en-XA' },
);
