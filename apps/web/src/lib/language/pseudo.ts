const accented = new Map(
  [
    ...'AÀBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽaåbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrŕsštţuûvṽwŵxẋyýzž',
  ].flatMap((letter, index, all) => (index % 2 === 0 ? [[letter, all[index + 1] ?? letter] as const] : [])),
);

/** The letters of a literal text. */
export function accent(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => accented.get(letter) ?? letter);
}

/** A text that was changed: `[Šåṽé ~~]`, or between marks that turn it from right to left. */
export function framed(language: string, text: string, length: number): string {
  return language === 'ar-XB' ? `\u202e${text}\u202c` : `[${text} ${'~'.repeat(Math.ceil(length * 0.4))}]`;
}

/** A message of the contracts, whose places (`{maximum}`) stay. */
export function pseudoMessage(language: string, english: string): string {
  const parts = english.split(/(\{\w+\})/);
  const text = parts.map((part, index) => (index % 2 === 0 ? accent(part) : part)).join('');
  return framed(language, text, english.length);
}
