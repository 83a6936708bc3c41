/**
 * Do two signed addresses mean the same stored file? Each answer of the server has a new signature, and a player whose
 * address changed would start from the beginning.
 */
export function isSameFile(one: string, other: string): boolean {
  return withoutSignature(one) === withoutSignature(other);
}

function withoutSignature(address: string): string {
  return address.split('?', 1)[0] ?? address;
}
