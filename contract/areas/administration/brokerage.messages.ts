/** Texts of creating and changing brokerages. */
export const brokerageMessages = {
  nameRequired: 'Brokerage name is required',
  codeLetters: 'Use letters, numbers, and hyphens. Start with a letter or number.',
  codeLength: 'Use 2 to 20 characters',
  codeTaken: 'Another brokerage has this code. Choose another one.',
  subdomainLetters: 'Use letters, numbers, and hyphens, as in a web address',
  subdomainTaken: 'This subdomain is in use. Choose another one.',
  createFailed: 'The brokerage could not be created. Please try again.',
  saveFailed: 'The brokerage could not be saved. Please try again.',
  loadFailed: 'The brokerages could not be loaded.',
} as const
