import { refusals } from '../refusal.ts';

export const uploadRefusals = refusals({
  'upload.unreadable': { kind: 'invalidInput', text: 'Failed to read the form. Please try again.' },
  'upload.not_a_form': { kind: 'unsupportedMedia', text: 'Please select a file to upload' },
  'upload.missing': { kind: 'invalidInput', text: 'Please select a file to upload' },
  'upload.not_a_picture': { kind: 'invalidInput', text: 'Please select an image file' },
  'upload.not_a_logo': { kind: 'invalidInput', text: 'Please select a valid image file (PNG, JPG, or SVG)' },
  'upload.picture_too_large': { kind: 'invalidInput', text: 'Image size must be less than 5MB' },
  'upload.logo_too_large': { kind: 'invalidInput', text: 'File size must be less than 5MB' },
  'upload.no_company': { kind: 'invalidInput', text: 'Set up your company before uploading files' },
});
