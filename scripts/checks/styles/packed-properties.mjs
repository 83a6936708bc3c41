/**
 * Places where properties of a component are packed into an object, `{...{ open, onClose }}`, which only saves lines:
 * each stands for itself.
 * @param {string} file path from the root
 * @param {string} source its text
 * @returns {number[]} the lines, from 1
 */
export function packedProperties(file, source) {
  if (!file.endsWith('.tsx')) return [];
  return [...source.matchAll(/\{\.\.\.\{\s*\w+\s*[,}]/g)].map(
    ({ index }) => source.slice(0, index).split('\n').length,
  );
}
