/** Browsers and Node have it; contracts are for both, and know the types of neither. */
declare const URLSearchParams: new (pairs: [string, string][]) => { size: number; toString: () => string };

/** Fills `/api/jobs/:id` and appends the query: `{ filters: { id: { $eq: 1 } } }` is `filters[id][$eq]=1`. */
export function addressOf(
  url: string,
  params: Record<string, string | number> = {},
  query: object = {},
): string {
  const path = url.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`No value for :${name} of ${url}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(Object.entries(query).flatMap(([key, value]) => pairsOf(key, value)));
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

type Plain = string | number | boolean;

/** A list of plain values repeats its key, one of objects numbers it. */
function pairsOf(key: string, value: unknown): [string, string][] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [[key, String(value as Plain | null)]];
  const isPlain = Array.isArray(value) && value.every((each) => typeof each !== 'object');
  return Object.entries(value).flatMap(([name, child]) => pairsOf(isPlain ? key : `${key}[${name}]`, child));
}
