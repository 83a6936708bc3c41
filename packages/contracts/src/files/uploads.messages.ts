/** Spec 2 §5. */
export const uploadMessages = {
  unreadable: 'The form could not be read. Please try again.',
  missing: 'Please select a file to upload',
  notAPicture: 'Please select an image file',
  notALogo: 'Please select a valid image file (PNG, JPG, or SVG)',
  pictureTooLarge: 'Image size must be less than 5MB',
  logoTooLarge: 'File size must be less than 5MB',
  noCompany: 'Set up your company before uploading files',
  removed: 'The file is removed.',
} as const;
