export const texts = import.meta.glob(
  ['../../features/**/messages/en.json', '!../../features/{interviews,recordings,mails,guests/page}/**'],
  { eager: true, import: 'default', query: '?ar-XB' },
);
