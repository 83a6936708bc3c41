/** A word without a place to break: the first letters name its field. */
export function longWord(of: string, letters: number): string {
  const filling = 'donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft';
  return (of + filling.repeat(Math.ceil(letters / filling.length))).slice(0, letters);
}

/** The maximum length of an address. */
export function longEmail(of: string): string {
  const domain = ['layout', 'mail', 'post'].map((part) => longWord(part, 59)).join('.');
  return `${longWord(of, 64)}@${domain}.example`;
}
