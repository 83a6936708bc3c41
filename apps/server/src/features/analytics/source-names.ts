const names: Readonly<Record<string, string>> = {
  '': 'Direct',
  linkedin: 'LinkedIn',
  github: 'GitHub',
  stackoverflow: 'Stack Overflow',
  ziprecruiter: 'ZipRecruiter',
  email: 'Email',
  invitation: 'Invitation',
};

/** Known spellings; an unknown source is capitalized. */
export function nameOfSource(source: string): string {
  return names[source] ?? source.charAt(0).toUpperCase() + source.slice(1);
}
