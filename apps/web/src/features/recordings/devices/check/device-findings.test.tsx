// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DeviceFindings } from './device-findings.tsx';

afterEach(cleanup);

const observed = { reset: () => undefined, seconds: () => 1 };
const picture = { ...observed, isDark: false, wasSeen: () => true };
const sound = { ...observed, meter: { current: null }, watch: () => () => undefined, wasHeard: () => false };

test('it says what is seen and heard only once the devices run', () => {
  const findings = (isReady: boolean) => (
    <DeviceFindings
      format="video"
      isReady={isReady}
      speed={{ state: 'measuring' }}
      questions={[]}
      sound={sound}
      picture={picture}
      isSmall={false}
      onResize={() => undefined}
    />
  );
  const { rerender } = render(findings(false));
  expect(screen.queryByText('We can see you.')).toBeNull();
  expect(screen.queryByText(/^We cannot hear you yet/)).toBeNull();
  // A screen reader announces what a region that it knows says next.
  const announced = screen.getAllByText('Checking...');
  rerender(findings(true));
  expect([screen.getByText('We can see you.'), screen.getByText(/^We cannot hear you yet/)]).toEqual(
    announced,
  );
  expect(screen.queryByText('Checking...')).toBeNull();
});
