/** What statements on claims say, on screen and in errors. */
export const statementMessages = {
  badLink: 'This link is not valid or has expired. Ask the sender for a new one.',
  fileKind: 'must be a photo, PDF, text, or recording',
  tooManyFiles: 'A statement can have at most 10 files.',
  sawNeeded: 'Answer this question',
  tooMany: 'A claim can have at most 50 requests for statements.',
  asked: (person: string) => `Statement requested from ${person}`,
  given: (person: string) => `Statement received from ${person}`,
  revoked: 'Link revoked',
  loadFailed: 'Statements could not be loaded. Please try again.',
} as const
