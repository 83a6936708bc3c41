const namesCurrency = /\p{Sc}|\b[A-Z]{3}\b/u;

/** The salary as people see it: with the job's currency, unless its text already names one ("2,000 EUR a month"). */
export function salaryInWords(salary: string, currency: string): string {
  return namesCurrency.test(salary) ? salary : `${salary} ${currency}`;
}
