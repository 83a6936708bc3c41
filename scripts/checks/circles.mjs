import { dirname, join, normalize } from 'node:path';

const statements = /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*['"](\.[^'"]+)['"]/g;

/**
 * Import cycles, types included: their files cannot be read or changed alone. Dynamic imports (`await import`) do not
 * count: a task and its implementation refer to each other on purpose.
 * @param {ReadonlyMap<string, string>} texts by their paths from the root.
 * @returns {string[][]} each cycle once, in its order.
 */
export function circlesOf(texts) {
  const imports = new Map(
    [...texts].map(([file, text]) => [
      file,
      [...text.matchAll(statements)]
        .map(([, specifier]) => normalize(join(dirname(file), specifier)))
        .filter((target) => texts.has(target)),
    ]),
  );
  const circles = [];
  const done = new Set();
  for (const file of texts.keys()) follow(file, []);
  return circles;

  function follow(file, way) {
    if (done.has(file)) return;
    const begun = way.indexOf(file);
    if (begun >= 0) {
      circles.push(way.slice(begun));
      return;
    }
    for (const target of imports.get(file) ?? []) follow(target, [...way, file]);
    done.add(file);
  }
}
