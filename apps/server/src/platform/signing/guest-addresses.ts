import { endOfPeriod } from './periods.ts';
import { createSignature } from './signatures.ts';

/** A URL stays the same within such a period, so that browsers can cache; the guest's link is checked for each call. */
const guestPeriodSeconds = 15 * 60;

type GuestFile = { guestLinkId: number; fileId: number };

/** Temporary addresses of the files behind a guest's link. */
export function createGuestAddresses(secret: string) {
  const guests = createSignature(secret, 'guest');
  const guestText = ({ guestLinkId, fileId }: GuestFile, expires: number) =>
    `${guestLinkId}.${fileId}.${expires}`;

  return {
    /** The address of a file for guests with this link. */
    guestFileUrl(file: GuestFile, now = Date.now()): string {
      const expires = endOfPeriod(guestPeriodSeconds, now);
      const signature = guests.of(guestText(file, expires));
      return `/api/guest-media/${file.guestLinkId}/${file.fileId}?expires=${expires}&signature=${signature}`;
    },
    isGuestFileUrlValid(file: GuestFile, expires: number, signature: string, now = Date.now()): boolean {
      return guests.isGood(guestText(file, expires), signature) && expires * 1000 > now;
    },
  };
}
