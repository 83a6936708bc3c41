import type { Condition } from '@nimble/contracts/collections';
import { type CompiledCondition, joinConditions, type SearchPlan } from './collection-conditions.ts';

/** Whose rows are searched; and of each field with an index of its parts, the SQL of the text that stands in it. */
export type PartsIndexes<Field extends string> = {
  companyColumn: string;
  companyId: number;
  searched: Partial<Record<Field, string>>;
};

/** Without three letters or digits in a row a text may have no part that an index could look for. */
const hasPart = /[\p{L}\p{N}]{3}/u;

/** Of letters as `search_text` writes them: three signs can be one syllable. */
export function hasParts(text: string): boolean {
  return hasPart.test(text.normalize('NFC'));
}

/**
 * A condition that PostgreSQL answers by the indexes of `search_parts` alone, and that each row which matches `condition` fulfills;
 * undefined, if there is none. It stands beside the condition: then a row that the index brings is compared without working out its
 * parts again.
 */
export function partsCondition<Field extends string>(
  indexes: PartsIndexes<Field>,
  condition: Condition<Field> | undefined,
  searchPlan: SearchPlan,
): CompiledCondition | undefined {
  if (condition?.kind === 'compare') {
    const searched = indexes.searched[condition.field];
    const wanted = String(condition.value);
    if (condition.operator !== '$containsi' || searched === undefined || !hasParts(wanted)) return undefined;
    const [before, behind] = searchPlan === 'once' ? ['(select ', ')'] : ['', ''];
    return {
      pieces: [
        `search_parts(${indexes.companyColumn}, ${searched}) @> ${before}search_parts(`,
        ', search_text(',
        `))${behind}`,
      ],
      values: [indexes.companyId, wanted],
    };
  }
  if (condition?.kind !== 'and' && condition?.kind !== 'or') return undefined;
  const each = condition.conditions.map((one) => partsCondition(indexes, one, searchPlan));
  const known = each.filter((one) => one !== undefined);
  // A row may match the one of several that no index knows.
  if (condition.kind === 'or' && known.length < each.length) return undefined;
  return known.length === 0 ? undefined : joinConditions(condition.kind, known);
}
