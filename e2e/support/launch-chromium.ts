import { type Browser, chromium } from '@playwright/test';
import { browserWithDevices } from './browser.ts';
import { makeFakeDevices } from './fake-devices.ts';

/** For what is no test and wants the same browser. */
export function launchChromium(): Promise<Browser> {
  makeFakeDevices();
  return chromium.launch(browserWithDevices({ asksForPermission: false }));
}
