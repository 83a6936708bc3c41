import { makeFakeDevices } from './support/fake-devices.ts';

export default function globalSetup(): void {
  makeFakeDevices();
}
