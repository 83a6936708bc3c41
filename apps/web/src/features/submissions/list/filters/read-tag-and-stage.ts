/** The tag of `?tag=` and the stage of `?stage=`; an invalid id is ignored. */
export function readTagAndStage(parameters: URLSearchParams) {
  return { tagId: readId(parameters, 'tag'), stageId: readId(parameters, 'stage') };
}

function readId(parameters: URLSearchParams, name: string): number | undefined {
  const given = Number(parameters.get(name));
  return Number.isSafeInteger(given) && given > 0 ? given : undefined;
}
