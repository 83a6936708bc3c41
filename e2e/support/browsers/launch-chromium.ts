import { type Browser, chromium } from '@playwright/test';
import { browserWithDevices } from './browser.ts';
import { makeFakeDevices } from './fake-devices.ts';

/** For scripts outside of tests that need the same browser. */
export function launchChromium(): Promise<Browser> {
  makeFakeDevices();
  return chromium.launch(browserWithDevices());
}
