import { createSignature } from './signatures.ts';

/** Links in emails; valid for as long as an email is kept. */
export function createMailAddresses(secret: string) {
  const unsubscribing = createSignature(secret, 'unsubscribe');
  const stopping = createSignature(secret, 'mail-stop');
  const inviting = createSignature(secret, 'invitation');

  return {
    /** The token in the link of a personal invitation. Signed, so that the database contains no link. */
    signInvitation: (invitationId: number) => `i${invitationId}-${inviting.of(`${invitationId}`)}`,
    /** @returns the invitation of a token; undefined for a forged one. */
    readInvitation(token: string): number | undefined {
      const [, id = '', signature = ''] = /^i(\d{1,15})-(.+)$/.exec(token) ?? [];
      return inviting.isGood(id, signature) ? Number(id) : undefined;
    },

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
