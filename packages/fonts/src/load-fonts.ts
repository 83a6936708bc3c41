import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { create, type Font } from 'fontkit';
import { baseFiles, fileOf, type Weight } from './font-files.ts';

/** A font, and its file in memory. */
export type Face = { name: string; file: Buffer; font: Font };
/** Characters in a row that one font draws. */
type Run = { text: string; face: Face };
export type Fonts = Awaited<ReturnType<typeof loadFonts>>;

const weights: Record<Weight, number> = { plain: 400, bold: 700 };

/** The fonts that draw a text: one for most alphabets, and of others the characters of this text alone. */
export async function loadFonts(text: string, weight: Weight) {
  const base = faceOf(`base-${weight}`, await readFile(baseFiles[weight]));
  const faces = new Map<string, Face>();
  for (const [file, characters] of missingIn(base, text)) {
    const options = { targetFormat: 'sfnt', variationAxes: { wght: weights[weight] } } as const;
    const drawn = await subsetOf(await readFile(file), characters, options);
    const face = faceOf(`${basename(file)}-${weight}`, drawn);
    // The lists also name characters that no file has: then the sign for a missing one is alone.
    if (face.font.numGlyphs > 1) faces.set(file, face);
  }
  const found = new Map<string, Face | undefined>();
  const faceFor = (character: string): Face | undefined => {
    if (!found.has(character)) {
      const face = isOf(base, character) ? base : faces.get(fileOf(character) ?? '');
      found.set(character, face && draws(face, character) ? face : undefined);
    }
    return found.get(character);
  };
  return {
    base,
    faces: [base, ...faces.values()],
    has: (character: string) => faceFor(character) !== undefined,
    runsOf(shown: string): Run[] {
      const runs: Run[] = [];
      for (const character of shown) {
        const face = faceFor(character) ?? base;
        const last = runs.at(-1);
        if (last?.face === face) last.text += character;
        else runs.push({ text: character, face });
      }
      return runs;
    },
  };
}

/** The library is 3 MB of WebAssembly, which most documents do not need. */
const subsetOf: typeof import('subset-font') = async (...options) =>
  (await import('subset-font')).default(...options);

function faceOf(name: string, file: Buffer): Face {
  const font = create(file);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${name} is not a single font.`);
  return { name, file, font };
}

function draws({ font }: Face, character: string): boolean {
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

/** DejaVu has some emoji, which would differ from the others in size and style. */
function isOf(base: Face, character: string): boolean {
  return draws(base, character) && !/\p{Emoji_Presentation}/u.test(character);
}

/** Which characters to read from which file. */
function missingIn(base: Face, text: string): Map<string, string> {
  const missing = new Map<string, string>();
  for (const character of new Set(text.replaceAll('\n', ''))) {
    const file = isOf(base, character) ? undefined : fileOf(character);
    if (file !== undefined) missing.set(file, (missing.get(file) ?? '') + character);
  }
  return missing;
}
