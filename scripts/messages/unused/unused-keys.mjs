import { join, relative } from 'node:path';
import { SyntaxKind } from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';
import { DeclaredKeys } from './declared-keys.mjs';

/** Tests read texts to find what they show: that alone is no use. */
const source = /\/src\/(?!testing\/).+(?<!\.test|\.d|\.d\.json)\.tsx?$/;

/**
 * The keys of catalogs that no code reads. The compiler knows: it follows a group through variables, parameters and
 * properties of components, and knows which keys `texts[status]` can read. All texts of a group count as read where its
 * type ends: as a `Record`, spread into another object, or passed to `Object.entries`.
 * @param {string} config path of a tsconfig.json from the root
 * @returns {string[]} `apps/web/src/features/jobs/messages/en.json: share.title`
 */
export function unusedKeys(root, config) {
  const api = new API();
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, config)] }).getProjects();
    const files = project.program.getSourceFileNames();
    const own = files.filter((name) => source.test(name) && !name.includes('/node_modules/'));
    const keys = new DeclaredKeys(project);
    // A check without input must fail.
    if (keys.files.length === 0) throw new Error(`${config} has no catalogs.`);
    for (const file of own) readUses(project, project.program.getSourceFile(file), keys);
    return keys
      .unused()
      .map(({ file, key }) => `${relative(root, file).replace('.d.json.ts', '.json')}: ${key}`);
  } finally {
    api.close();
  }
}

function readUses({ checker }, file, keys) {
  const found = usesOf(file);
  for (const symbol of all(found.names, (names) => checker.getSymbolAtLocation(names))) keys.read(symbol);
  const typesOf = (nodes) => all(nodes, (some) => checker.getTypeAtLocation(some));
  typesOf(found.patterns).forEach((type, index) => readPattern(checker, found.patterns[index], type, keys));
  typesOf(found.values).forEach((type, index) => {
    if (keys.groupsOf(type).length === 0) return;
    const value = found.values[index];
    const expected = checker.getContextualType(value);
    const isOther = expected !== undefined && keys.groupsOf(expected).length === 0;
    if (isOther || isSpread(value) || isChosen(value)) keys.readAll(type);
  });
  const groups = typesOf(found.elements.map(({ expression }) => expression));
  groups.forEach((type, index) => {
    if (keys.groupsOf(type).length > 0)
      readElement(checker, found.elements[index].argumentExpression, type, keys);
  });
}

const all = (nodes, ask) => (nodes.length === 0 ? [] : ask(nodes));

/** `{ title, none: { text }, ...others }` */
function readPattern(checker, pattern, type, keys) {
  if (keys.groupsOf(type).length === 0) return;
  for (const element of pattern.elements) {
    if (element.dotDotDotToken !== undefined) keys.readAll(type);
    const name = (element.propertyName ?? element.name).text;
    if (name === undefined) keys.readAll(type);
    else readProperty(checker, type, name, keys);
  }
}

function readElement(checker, index, type, keys) {
  const indexType = checker.getTypeAtLocation(index);
  const kinds = indexType.isUnionType() ? indexType.getTypes() : [indexType];
  if (kinds.every((kind) => kind.isStringLiteralType()))
    for (const { value } of kinds) readProperty(checker, type, value, keys);
  else keys.readAll(type);
}

function readProperty(checker, type, name, keys) {
  for (const one of type.isUnionType() ? type.getTypes() : [type])
    keys.read(checker.getPropertyOfType(one, name));
}

/** The nodes of a file that can read a text: `names` of properties, and groups that pass on as `values`. */
function usesOf(file) {
  const uses = { names: [], elements: [], patterns: [], values: [] };
  const visit = (node) => {
    if (node.kind === SyntaxKind.PropertyAccessExpression) uses.names.push(node.name);
    if (node.kind === SyntaxKind.ElementAccessExpression) uses.elements.push(node);
    if (node.kind === SyntaxKind.ObjectBindingPattern) uses.patterns.push(node);
    if (isValue(node)) uses.values.push(node);
    node.forEachChild(visit);
  };
  visit(file);
  return uses;
}

const expressions = new Set([
  SyntaxKind.Identifier,
  SyntaxKind.PropertyAccessExpression,
  SyntaxKind.ElementAccessExpression,
]);
const notValues = new Set([
  SyntaxKind.TypeQuery,
  SyntaxKind.ExportSpecifier,
  SyntaxKind.ImportSpecifier,
  SyntaxKind.TypeReference,
]);

/** An expression whose value goes elsewhere, not only one of its properties. */
function isValue(node) {
  const { parent } = node;
  if (!expressions.has(node.kind) || notValues.has(parent.kind)) return false;
  if (parent.kind === SyntaxKind.ShorthandPropertyAssignment) return true;
  if (isTakenApart(parent)) return false;
  const isRead = expressions.has(parent.kind) && parent.expression === node;
  return !isRead && parent.name !== node && parent.propertyName !== node;
}

/** `const { title } = texts`: the pattern says what is read; for the compiler, it is also what is expected. */
function isTakenApart(parent) {
  return (
    parent.kind === SyntaxKind.VariableDeclaration &&
    parent.name.kind === SyntaxKind.ObjectBindingPattern &&
    parent.type === undefined
  );
}

/** `isNew ? texts.none : texts.noneFound`: of equal types, the compiler keeps only one. */
function isChosen({ parent }) {
  return parent.kind === SyntaxKind.ConditionalExpression;
}

function isSpread({ parent }) {
  return (
    parent.kind === SyntaxKind.SpreadAssignment ||
    parent.kind === SyntaxKind.SpreadElement ||
    parent.kind === SyntaxKind.JsxSpreadAttribute ||
    parent.kind === SyntaxKind.ShorthandPropertyAssignment
  );
}
