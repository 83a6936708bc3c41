import { dirname, join, normalize } from 'node:path';
import { isTest } from './boundaries.mjs';

const statements = /(?:^|\n)\s*(import|export)\s+(type\s)?([^'"`;]*?)from\s*['"](\.[^'"]+)['"]/g;
const feature = (path) => /^apps\/server\/src\/features\/([^/]+)\//.exec(path)?.[1];

/**
 * Which feature of the server imports values of which others: types alone create no dependency at run time.
 * @param {Iterable<[string, string]>} files paths from the root, with their texts.
 * @returns {Map<string, Set<string>>}
 */
export function featureImports(files) {
  const imports = new Map();
  for (const [file, text] of files) {
    const from = feature(file);
    if (from === undefined || isTest(file)) continue;
    const targets = imports.get(from) ?? new Set();
    imports.set(from, targets);
    for (const [, , type, names, specifier] of text.matchAll(statements)) {
      const to = feature(normalize(join(dirname(file), specifier)));
      if (to !== undefined && to !== from && type === undefined && namesValue(names)) targets.add(to);
    }
  }
  return imports;
}

function namesValue(names) {
  const list = /\{([^}]*)\}/.exec(names)?.[1];
  return (
    list === undefined ||
    list.split(',').some((name) => name.trim() !== '' && !name.trim().startsWith('type '))
  );
}

/**
 * Features that depend on each other, which nobody can read or change alone. A file need not be in a circle of files
 * for it.
 * @param {Map<string, Set<string>>} imports
 * @returns {string[][]} the features of each circle.
 */
export function featureCircles(imports) {
  return [...new Set(groupsOf(imports).values())].filter(({ size }) => size > 1).map((circle) => [...circle]);
}

/**
 * The longest chain of features that depend on each other. Those of a cycle depend on each other too: each counts.
 * @param {Map<string, Set<string>>} imports
 */
export function floorsOf(imports) {
  const groups = groupsOf(imports);
  const heights = new Map();
  const heightOf = (name) => {
    const group = groups.get(name);
    const known = heights.get(group);
    if (known !== undefined) return known;
    const below = [...group].flatMap((one) => [...(imports.get(one) ?? [])]);
    const height =
      group.size + Math.max(0, ...below.filter((one) => groups.get(one) !== group).map(heightOf));
    heights.set(group, height);
    return height;
  };
  return Math.max(0, ...[...groups.keys()].map(heightOf));
}

/** The cycle of each feature; only itself without one. */
function groupsOf(imports) {
  const names = new Set([...imports.keys(), ...[...imports.values()].flatMap((targets) => [...targets])]);
  const reached = new Map([...names].map((name) => [name, reachedFrom(name, imports)]));
  const groups = new Map();
  for (const name of names) {
    const circle = [name, ...[...reached.get(name)].filter((one) => reached.get(one).has(name))];
    groups.set(name, circle.map((one) => groups.get(one)).find(Boolean) ?? new Set(circle));
  }
  return groups;
}

function reachedFrom(name, imports) {
  const reached = new Set();
  const waiting = [name];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const target of imports.get(next) ?? [])
      if (!reached.has(target)) {
        reached.add(target);
        waiting.push(target);
      }
  return reached;
}
