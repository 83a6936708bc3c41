import { expect, test } from 'vitest';
import { fieldsOfMail, fillFields, unknownField } from './mail-fields.ts';

const values = {
  candidateName: 'Ann {jobTitle}',
  jobTitle: 'Baker',
  companyName: 'Harbour',
  contact: 'Ada',
  date: 'May 4',
};

test('fields are filled once: a value in braces stays as it is', () => {
  expect(fillFields('{candidateName}, {jobTitle} at {companyName}', values)).toBe(
    'Ann {jobTitle}, Baker at Harbour',
  );
});

test('braces with anything but a field are named', () => {
  const fields = fieldsOfMail.rejected;
  expect(unknownField('Hello {candidateName}, {score} of {jobTitle}', fields)).toBe('score');
  expect(unknownField('Hello {candidateName}: }{ {}', fields)).toBeUndefined();
  expect(unknownField('Open {link}', fields)).toBe('link');
  expect(unknownField('Open {link}', fieldsOfMail.reminder)).toBeUndefined();
});
