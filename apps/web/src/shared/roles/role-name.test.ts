import { builtInRoles } from '@nimble/contracts/roles';
import { afterEach, expect, it } from 'vitest';
import { showTexts } from '../../lib/language/catalogs.ts';
import german from './messages/de.json';
import english from './messages/en.json';
import { shownRoleDescription, shownRoleName } from './role-name.ts';

afterEach(() => showTexts({ 'shared/roles': english }));

const viewer = { name: 'viewer', description: builtInRoles.viewer.description };
const custom = { name: 'hiring_manager', description: 'Reviews candidates' };

it('describes built-in roles in the reader’s language, and others as their company wrote it', () => {
  showTexts({ 'shared/roles': german });
  expect(shownRoleName(viewer.name)).toBe('Nur Ansicht');
  expect(shownRoleDescription(viewer)).toBe('Sieht Stellen und Bewerbungen, ohne etwas zu ändern');
  expect(shownRoleName(custom.name)).toBe('hiring manager');
  expect(shownRoleDescription(custom)).toBe('Reviews candidates');
});

it('says in English what the API says', () => {
  const described = Object.entries(builtInRoles).map(([name, { description }]) => [name, description]);
  expect(english.roleDescriptions).toEqual(Object.fromEntries(described));
});
