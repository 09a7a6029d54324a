/** Texts of opening and archiving accounts. */
export const openingMessages = {
  nameRequired: 'Legal name is required',
  codeLetters: 'Use letters, numbers, and hyphens. Start with a letter or number.',
  codeLength: 'Use 2 to 12 characters',
  codeTaken: 'This code is in use. Choose another one.',
  codeFree: 'This code is available.',
  teamRequired: 'Choose a primary account manager or an advisor. The client needs a contact.',
  notStaff: 'This person does not work for the brokerage',
  emailTaken: 'Someone of the brokerage has this email address.',
  createFailed: 'The account could not be created. Please try again.',
  archiveFailed: 'The account could not be archived. Please try again.',
  restoreFailed: 'The account could not be restored. Please try again.',
  renewalOpen: 'A renewal is in progress. Bind or close it before you archive the account.',
  alreadyArchived: 'The account is archived already.',
  notArchived: 'The account is not archived.',
} as const
