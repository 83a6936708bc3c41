import { SyntaxKind } from 'typescript/unstable/ast';

const declaration = /\/messages\/en\.d\.json\.ts$/;

/** The keys that the declarations of the catalogs declare, and which of them code reads. */
export class DeclaredKeys {
  /** @param {import('typescript/unstable/sync').Project} project */
  constructor(project) {
    this.project = project;
    /** The path of each text by its declaration, as long as no code reads it. */
    this.unread = new Map();
    this.files = project.program.getSourceFileNames().filter((name) => declaration.test(name));
    for (const file of this.files) this.collect(project.program.getSourceFile(file), file, []);
  }

  /** @returns {{ file: string, key: string }[]} `key` by its path, `steps.title` also for each of several steps */
  unused() {
    return [...this.unread.values()];
  }

  /** A property of a catalog, in whatever type the code sees it. */
  read(symbol) {
    for (const node of this.declarationsOf(symbol)) this.unread.delete(node);
  }

  /** Every text below the groups of a type. */
  readAll(type) {
    for (const group of this.groupsOf(type)) this.readBelow(group);
  }

  /** The groups of catalogs that a type is: more than one where a condition chooses. */
  groupsOf(type) {
    const types = type?.isUnionType() ? type.getTypes() : [type];
    return types.flatMap((one) => this.declarationsOf(one?.getSymbol())).filter(isGroup);
  }

  declarationsOf(symbol) {
    const declared = symbol?.declarations.filter(({ path }) => declaration.test(path)) ?? [];
    return declared.map((handle) => handle.resolve(this.project));
  }

  collect(node, file, path) {
    if (node.kind === SyntaxKind.PropertySignature) path = [...path, node.name.text];
    const hasText = node.kind === SyntaxKind.PropertySignature && !hasGroup(node.type);
    if (hasText) this.unread.set(node, { file, key: path.join('.') });
    else node.forEachChild((child) => this.collect(child, file, path));
  }

  readBelow(node) {
    this.unread.delete(node);
    node.forEachChild((child) => this.readBelow(child));
  }
}

function isGroup(node) {
  return node.kind === SyntaxKind.TypeLiteral;
}

/** A group, or a list of groups; the type of a text with values also has braces. */
function hasGroup(type) {
  if (type.kind === SyntaxKind.TypeOperator) return hasGroup(type.type);
  if (type.kind === SyntaxKind.ArrayType) return hasGroup(type.elementType);
  return isGroup(type);
}
