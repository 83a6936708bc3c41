// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brandStyle } from '../../shared/brand.ts';
import { Badge } from './badge.tsx';

test('what went well is green in a company’s red, too', () => {
  render(<Badge tone="green">Received</Badge>);
  const replaced = Object.keys(
    brandStyle({ primaryColor: '#b91c1c', secondaryColor: '#7f1d1d', accentColor: '#f59e0b' }, 'light'),
  );
  expect(replaced.length).toBeGreaterThan(0);
  const shown = screen.getByText('Received').className;
  for (const token of replaced) expect(shown).not.toContain(token.replace('--color-', '-'));
});
