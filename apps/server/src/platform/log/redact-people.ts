/** Every length is bounded, so that a hostile line cannot make the search slow. */
const address = /[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,6}\p{L}{2,24}/gu;
const signedToken = /eyJ[\w-]{8,2000}\.[\w-]{8,4000}\.[\w-]{8,1000}/g;
const secretOfQuery = /\b(signature|token|code|state)=[^&\s"\\]{1,2000}/gi;
const secretOfPath = /\/(interview|verify-account|change-password|getPublicInterview)\/[\w.~%-]{1,500}/g;

/**
 * The last filter of a log line: removes email addresses and credentials. Log calls leave them out in the first place;
 * messages of libraries' errors may contain them all the same.
 */
export function redactPeople(line: string): string {
  return withoutAddresses(line)
    .replace(signedToken, '<token>')
    .replace(secretOfQuery, '$1=…')
    .replace(secretOfPath, '/$1/…');
}

/** The search tries each place of a line, which costs more than all other filters together; most lines have no @. */
function withoutAddresses(line: string): string {
  return line.includes('@') ? line.replace(address, '<address>') : line;
}
