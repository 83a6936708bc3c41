// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

test('the page follows the theme of the system until one is chosen here', async () => {
  const system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => system);
  const { usePreferences, changePreferences } = await import('../lib/preferences.ts');
  const { result } = renderHook(usePreferences);
  const change = (isDark: boolean) =>
    act(() => {
      system.matches = isDark;
      system.dispatchEvent(new Event('change'));
    });
  expect(result.current.darkMode).toBe(false);
  change(true);
  expect([result.current.darkMode, document.documentElement.dataset['theme']]).toEqual([true, 'dark']);
  act(() => changePreferences({ darkMode: true }));
  change(false);
  expect(result.current.darkMode).toBe(true);
});
