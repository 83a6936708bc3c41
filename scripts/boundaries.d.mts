export function boundaryErrors(file: string, text: string): { imports: number; errors: string[] };
