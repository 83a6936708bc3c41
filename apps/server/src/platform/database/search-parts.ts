import type { Condition } from '@nimble/contracts/collections';
import { type CompiledCondition, joinConditions, type SearchPlan } from './collection-conditions.ts';

/**
 * The company whose rows are searched, and the SQL of the indexed text of each field that has an index of its parts.
 */
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
 * A condition that PostgreSQL answers from the indexes of `search_parts` alone, and that every row that matches
 * `condition` meets; undefined if there is none. The query has both: this one finds the rows in the index, and
 * `condition` compares them without computing their parts again.
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
  // A row may match only the alternative that has no index.
  if (condition.kind === 'or' && known.length < each.length) return undefined;
  return known.length === 0 ? undefined : joinConditions(condition.kind, known);
}
