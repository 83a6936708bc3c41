import { createSignature } from './signatures.ts';

/** Unsubscribe links in emails; valid for as long as an email is kept. */
export function createMailAddresses(secret: string) {
  const unsubscribing = createSignature(secret, 'unsubscribe');
  const stopping = createSignature(secret, 'mail-stop');

  return {
    /** The link that ends a user's notification emails. */
    unsubscribePath: (userId: number) =>
      `/api/notifications/unsubscribe?user=${userId}&signature=${unsubscribing.of(`${userId}`)}`,
    isUnsubscribing: (userId: number, signature: string) => unsubscribing.isGood(`${userId}`, signature),

    /** The link that ends a company's emails to one address, of which it contains the digest. */
    mailStopPath(companyId: number, address: string): string {
      const signature = stopping.of(`${companyId}.${address}`);
      return `/api/mail-stops?company=${companyId}&address=${address}&signature=${signature}`;
    },
    isStoppingMails: (companyId: number, address: string, signature: string) =>
      stopping.isGood(`${companyId}.${address}`, signature),
  };
}
