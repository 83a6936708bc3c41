/** Whose a sealed secret is: worth nothing in another row, nor as the other of the two. */
export const secretContext = (webhookId: number) => `webhook ${webhookId}`;
export const formerSecretContext = (webhookId: number) => `webhook ${webhookId} before`;
