import Bowser from 'bowser';

/** Browser and system of a sign-in, by their names; null for unknown ones. */
export type Device = { browser: string | null; system: string | null; address: string };

type Request = { headers: { 'user-agent'?: string | undefined }; ip: string };

/** Browsers send less than 300 characters. */
const longestUserAgent = 500;
/** Common names of systems, where the parser has another one. */
const systemNames: Readonly<Record<string, string>> = { 'Chrome OS': 'ChromeOS' };

export function deviceOf(request: Request): Device {
  const userAgent = request.headers['user-agent']?.slice(0, longestUserAgent) ?? '';
  return { ...namesIn(userAgent), address: request.ip };
}

export function namesIn(userAgent: string): Pick<Device, 'browser' | 'system'> {
  if (userAgent === '') return { browser: null, system: null };
  const parser = Bowser.getParser(userAgent);
  const system = parser.getOSName();
  return { browser: nameOrNull(parser.getBrowserName()), system: nameOrNull(systemNames[system] ?? system) };
}

/** A parser that recognizes nothing returns a piece of the text, which is no name to show. */
function nameOrNull(name: string): string | null {
  return /^[A-Za-z][\w .+-]{0,39}$/.test(name) ? name : null;
}
