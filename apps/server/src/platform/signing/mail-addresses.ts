import { createSignature } from './signatures.ts';

/** Addresses in mails, by which these end; good for as long as a mail lies about. */
export function createMailAddresses(secret: string) {
  const unsubscribing = createSignature(secret, 'unsubscribe');
  const stopping = createSignature(secret, 'mail-stop');

  return {
    /** The address that ends somebody's mails of notifications. */
    unsubscribePath: (userId: number) =>
      `/api/notifications/unsubscribe?user=${userId}&signature=${unsubscribing.of(`${userId}`)}`,
    isUnsubscribing: (userId: number, signature: string) => unsubscribing.isGood(`${userId}`, signature),

    /** The address that ends a company's mails to one address, of which it holds the digest. */
    mailStopPath(companyId: number, address: string): string {
      const signature = stopping.of(`${companyId}.${address}`);
      return `/api/mail-stops?company=${companyId}&address=${address}&signature=${signature}`;
    },
    isStoppingMails: (companyId: number, address: string, signature: string) =>
      stopping.isGood(`${companyId}.${address}`, signature),
  };
}
