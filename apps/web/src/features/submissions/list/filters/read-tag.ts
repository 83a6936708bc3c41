/** The tag of `?tag=`; an invalid id is ignored. */
export function readTag(parameters: URLSearchParams): number | undefined {
  const given = Number(parameters.get('tag'));
  return Number.isSafeInteger(given) && given > 0 ? given : undefined;
}
