import { messages } from '../message.ts';

/** Texts of the calls about a company and its branding. */
export const companyMessages = messages('company', {
  registeredNameRequired: 'Company is required',
  registeredNameTooShort: 'Company must be at least 3 characters',
  registeredNameTooLong: 'Company must be less than 50 characters',
  nameRequired: 'Company name is required',
  nameTooShort: 'Company name must be at least 2 characters',
  nameTooLong: 'Company name must be less than 100 characters',
  contactNameTooLong: 'Contact must be at most 100 characters',
  remindersInvalid: 'Send at most 3 reminders, from 30 days to 1 day before the deadline',
  answerDaysInvalid: 'Promise an answer within 1 to 90 days',
  colorRequired: 'A color is required',
  colorInvalid: 'Please enter a color such as #10b981 or #1b8',
});
