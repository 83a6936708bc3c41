import { expect } from 'vitest';
import { storedState } from '../figures/stored-state.ts';
import type { Answer, TestApp } from '../servers/test-app.ts';

export type Call = Parameters<TestApp['call']>;

/** Answered with this status, without information, and without a change of stored data. */
export async function expectRefused(nimble: TestApp, status: number, ...call: Call): Promise<Answer> {
  const before = await storedState(nimble);
  const answer = await nimble.call(...call);
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  expect(answer.body.data ?? null).toBeNull();
  expect(await storedState(nimble)).toEqual(before);
  return answer;
}

/** Replaces a character in the middle: the last one of a text may hold bits without meaning. */
export function altered(text: string): string {
  const middle = Math.floor(text.length / 2);
  return `${text.slice(0, middle)}${text[middle] === 'A' ? 'B' : 'A'}${text.slice(middle + 1)}`;
}

export const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Under the old signature. */
export function withClaims(token: string, claims: object): string {
  const [header, , signature] = token.split('.');
  return `${header}.${encode(claims)}.${signature}`;
}
