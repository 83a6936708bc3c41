import type { JobEdit } from '../../form/job-draft.ts';

export type EditField = keyof JobEdit;

/** The merge of two people's edits of the same job. */
export type MergedEdits = {
  /** Mine where I have changed a field, theirs where only they have. */
  values: JobEdit;
  /** Fields that both have changed differently. */
  conflicts: EditField[];
  /** Fields that only they have changed. */
  theirs: EditField[];
};

/** @param base the common starting point. */
export function mergeEdits(base: JobEdit, mine: JobEdit, theirs: JobEdit): MergedEdits {
  const fields = Object.keys(theirs) as EditField[];
  const isOther = (field: EditField, one: JobEdit, other: JobEdit) =>
    comparable(one[field]) !== comparable(other[field]);
  const changedByThem = fields.filter((field) => isOther(field, base, theirs));
  const changedByMe = (field: EditField) => isOther(field, base, mine);
  const onlyTheirs = changedByThem.filter((field) => !changedByMe(field));
  return {
    values: withFieldsOf(mine, theirs, onlyTheirs),
    conflicts: changedByThem.filter((field) => changedByMe(field) && isOther(field, mine, theirs)),
    theirs: onlyTheirs,
  };
}

export function withFieldsOf(edit: JobEdit, other: JobEdit, fields: readonly EditField[]): JobEdit {
  return { ...edit, ...Object.fromEntries(fields.map((field) => [field, other[field]])) };
}

/** Ignores the ids of questions: a changed one gets another. An emptied field is none. */
function comparable(value: JobEdit[EditField]): string {
  if (!Array.isArray(value)) return JSON.stringify(value === '' ? null : value);
  return JSON.stringify(
    value.map((each) =>
      'question' in each
        ? [each.question, each.time_limit, each.required, each.formats, each.media ?? null, each.pool ?? null]
        : each,
    ),
  );
}
