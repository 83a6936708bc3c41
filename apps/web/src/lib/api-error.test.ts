import { describe, expect, it } from 'vitest';
import { errorOfAnswer, errorWithoutAnswer, mayPass } from './api-error.ts';

const answer = (message: string) => ({
  data: null,
  error: { status: 0, name: 'SomeError', message, details: {} },
});
const message = (status: number, body: unknown, isUpload = false) =>
  errorOfAnswer(status, body, { isUpload }).message;

describe('errors of answers', () => {
  it.each([
    [401, 'Your session has expired. Please log in again.'],
    [403, 'Access denied. You do not have permission to perform this action.'],
    [404, 'The requested resource was not found.'],
    [429, 'Too many requests. Please wait a moment and try again.'],
    [500, 'Server error occurred. Please try again later.'],
    [503, 'Service is temporarily unavailable. Please try again later.'],
  ])('%i has its own text whatever the server says', (status, text) => {
    expect(message(status, answer('something else'))).toBe(text);
    expect(message(status, '<html>')).toBe(text);
  });

  it('keeps the server’s text behind it', () => {
    expect(errorOfAnswer(404, answer('Job not found'), { isUpload: false }).serverMessage).toBe(
      'Job not found',
    );
  });

  it('shows the message of the server elsewhere, and has a default', () => {
    expect(message(422, answer('This status change is not allowed'))).toBe(
      'This status change is not allowed',
    );
    expect(message(422, null)).toBe('Validation error occurred');
    expect(message(400, answer('Invalid identifier or password'))).toBe('Invalid identifier or password');
    expect(message(418, { error: 'no object' })).toBe('Request failed with status 418');
  });

  it('mentions files when one was sent', () => {
    expect(message(413, answer('The request is too large.'), true)).toBe(
      'File size too large. Please reduce video size or duration.',
    );
    for (const status of [500, 502, 503])
      expect(message(status, answer('Something broke'), true)).toBe('Failed to upload file');
    expect(message(400, answer('Choose a picture'), true)).toBe('Choose a picture');
    expect(message(507, null, true)).toContain('out of storage space');
  });
});

it('distinguishes a timeout from a lost connection', () => {
  expect(errorWithoutAnswer(new DOMException('', 'TimeoutError')).message).toBe(
    'Request timeout. Please check your connection and try again.',
  );
  expect(errorWithoutAnswer(new TypeError('Failed to fetch')).message).toBe(
    'Network error. Please check your internet connection.',
  );
});

it('tries again what may pass, and no refusal', () => {
  const failed = (status: number) => errorOfAnswer(status, null, { isUpload: false });
  expect([408, 429, 500, 502, 503].map((status) => mayPass(failed(status)))).not.toContain(false);
  expect([400, 401, 403, 404, 409, 422].map((status) => mayPass(failed(status)))).not.toContain(true);
  expect(mayPass(errorWithoutAnswer(new TypeError('Failed to fetch')))).toBe(true);
  expect(mayPass(new TypeError('x is undefined'))).toBe(false);
});
