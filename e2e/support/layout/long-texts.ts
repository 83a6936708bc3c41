/** A word without a place to break: the first letters tell what it is of. */
export function longWord(of: string, letters: number): string {
  const filling = 'donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft';
  return (of + filling.repeat(Math.ceil(letters / filling.length))).slice(0, letters);
}

/** As long as an address may be. */
export function longEmail(of: string): string {
  const domain = ['layout', 'mail', 'post'].map((part) => longWord(part, 59)).join('.');
  return `${longWord(of, 64)}@${domain}.example`;
}
