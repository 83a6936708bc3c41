import { Input } from '../../../../ui/fields/input.tsx';

type Props = {
  id: string;
  value: number | null;
  placeholder?: string;
  /** Digits after the decimal separator; 0: whole numbers. */
  decimals?: number;
  /** null: the field is empty. */
  onChange: (count: number | null) => void;
};

export function NumberInput({ value, decimals = 0, onChange, ...rest }: Props) {
  return (
    <Input
      {...rest}
      type="number"
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      step={decimals === 0 ? 1 : 'any'}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.valueAsNumber)}
      className="tabular-nums"
    />
  );
}
