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
  'upload.infected': {
    kind: 'unprocessable',
    text: 'This file was refused: the virus scanner found malware in it. Please choose another one.',
  },
  /** Above the `StreamMaxLength` of the installation's ClamAV. */
  'upload.too_large_to_scan': {
    kind: 'unprocessable',
    text: 'This file is too large for the virus scanner of this server, so it was not saved. Please choose a smaller one.',
  },
  /** The virus scanner of the installation does not answer, or refuses to scan. */
  'upload.not_scanned': {
    kind: 'unavailable',
    text: 'We can’t check this file for viruses right now, so it was not saved. Please try again in a minute.',
  },
});
