// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CameraRequired } from './camera-required.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(reason: 'denied' | 'busy', userAgent: string, maxTouchPoints = 0) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(maxTouchPoints);
  render(<CameraRequired format="video" reason={reason} onRetry={vi.fn()} />);
}

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari', 5, /Website Settings/],
  ['an iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari', 5, /Website Settings/],
  ['Android', 'Mozilla/5.0 (Linux; Android 16) Chrome', 5, /to the left of the address, then Permissions/],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari', 0, /camera or lock icon/],
])('on %s it shows where to allow a denied camera', (_name, userAgent, touchPoints, text) => {
  open('denied', userAgent, touchPoints);
  expect(screen.getByText(text)).toBeDefined();
});

test('a camera in use has the same explanation everywhere', () => {
  open('busy', 'Mozilla/5.0 (Linux; Android 16) Chrome', 5);
  expect(screen.getByText(/Another program is using the camera/)).toBeDefined();
});
