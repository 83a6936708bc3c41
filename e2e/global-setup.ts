import { makeFakeDevices } from './support/browsers/fake-devices.ts';

export default function globalSetup(): void {
  makeFakeDevices();
}
