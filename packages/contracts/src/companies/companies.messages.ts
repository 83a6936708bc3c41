export const companyMessages = {
  nameRequired: 'Company name is required',
  nameTooShort: 'Company name must be at least 2 characters',
  nameTooLong: 'Company name must be less than 100 characters',
  contactNameTooLong: 'Contact must be at most 100 characters',
  contactEmailInvalid: 'Please enter a valid email address',
  colorRequired: 'A color is required',
  colorInvalid: 'Please enter a color such as #10b981 or #1b8',
} as const;
