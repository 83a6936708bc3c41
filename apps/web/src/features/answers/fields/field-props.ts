import type { CandidateFormats, ValueFormat, ValueOf } from '@nimble/contracts/answers';

/** The settings of a format as candidates know them. */
export type CandidateSettings<Format extends ValueFormat> = Extract<
  CandidateFormats[number],
  { format: Format }
>;

export type FieldProps<Format extends ValueFormat> = {
  /** The id of the control or of the group. */
  id: string;
  /** The id of the text that names it. */
  labelledBy: string;
  value: ValueOf<Format>;
  settings: CandidateSettings<Format>;
  /** The time is over: nothing can be changed any more. */
  isOver: boolean;
  onChange: (value: ValueOf<Format>) => void;
};
