export const strippedFolder: string;
export const strippedPath: (source: Buffer) => string;
