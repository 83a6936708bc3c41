/** Not all are currencies: "90,000 DOE" depends on experience. */
const likeCodes = /\b[A-Z]{3}\b/g;
const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** The salary as people see it: with the job's currency, unless its text already names one ("2,000 EUR a month"). */
export function salaryInWords(salary: string, currency: string): string {
  const namesCurrency =
    /\p{Sc}/u.test(salary) || (salary.match(likeCodes) ?? []).some((word) => codes.has(word));
  return namesCurrency ? salary : `${salary} ${currency}`;
}
