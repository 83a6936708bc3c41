/** A role's name as it is shown: underscores are spaces (spec 2 §2). */
export function roleName(name: string): string {
  return name.replaceAll('_', ' ');
}
