export const texts = import.meta.glob(
  ['../../features/**/messages/fr.json', '!../../features/{interviews,recordings,mails,guests/page}/**'],
  { eager: true, import: 'default' },
);
