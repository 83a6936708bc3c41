/** The owner of a sealed secret: it is useless in another row, and as the other of the two. */
export const secretContext = (webhookId: number) => `webhook ${webhookId}`;
export const formerSecretContext = (webhookId: number) => `webhook ${webhookId} before`;
