export const texts = import.meta.glob(
  ['../../features/**/messages/de.json', '!../../features/{interviews,recordings,mails,guests/page}/**'],
  { eager: true, import: 'default' },
);
