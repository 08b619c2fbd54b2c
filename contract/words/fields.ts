/*
 * What a form says about a field that it does not accept; the texts of the demo form are specified
 * (5).
 */

export const tooLong = (max: number) => `Use at most ${max} characters`;
export const invisibleCharacters = 'Remove invisible control characters';
export const unreadableCharacters = 'Remove unreadable characters';
export const nameMissing = 'Enter a name';
export const nameWithAddress = 'Enter a name without a web address';
export const companyMissing = 'Enter a company name';
export const companyWithAddress = 'Enter a company name without a web address';
export const emailMissing = 'Enter an email address';
export const emailInvalid = 'Enter an email address such as ada@example.com';
export const emailBeyondAscii =
  'Use letters without accents before the @: mail providers deliver to no others';
export const consentMissing = 'You must agree to the privacy policy';

export const demoErrors = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  companyName: 'Company name is required',
  email: 'Business email is required',
  emailInvalid: 'Please enter a valid email',
} as const;
