import nodemailer from 'nodemailer';
import { expect, test } from 'vitest';
import { readMail } from './read-mail.ts';

async function written(mail: object): Promise<string> {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail({ from: 'nimble@localhost', ...mail });
  if (!Buffer.isBuffer(message)) throw new TypeError('The transport did not write a buffer.');
  return message.toString();
}

const link = `https://hire.example/mine#${'longer-than-one-line'.repeat(20)}`;

test('an email reads as it was written, whatever its letters and however long its lines', async () => {
  const subject = 'Wir haben Ihr Interview für „Schichtleitung, Café am Fluß“ erhalten – vielen Dank dafür';
  const text = `Guten Tag Jürgen,\n\nIhr Café = unser Café: 100 % “gut” 😀\n\nAnsehen:\n${link}`;
  const file = await written({ to: 'jürgen@example.test', subject, text, html: '<p>not this</p>' });
  expect(readMail(file)).toEqual({
    subject,
    to: expect.stringContaining('@example.test'),
    date: expect.stringMatching(/\+0000$/),
    text,
  });
});

test('the text is found beside attachments, and may be encoded as base64', async () => {
  const mail = { to: 'ruth@example.com', subject: 'Привет, мир', text: 'Здравствуйте '.repeat(40).trim() };
  const attachments = [{ filename: 'a.txt', content: 'not this' }];
  const { subject, to, text } = readMail(
    await written({ ...mail, html: '<p>nor this</p>', attachments, textEncoding: 'base64' }),
  );
  expect({ subject, to, text }).toEqual(mail);
});

test('a file that is no email has no text', () => {
  expect(readMail('')).toEqual({ subject: '', to: '', date: '', text: '' });
  expect(readMail('Content-Type: text/html\n\n<p>only this</p>').text).toBe('');
});
