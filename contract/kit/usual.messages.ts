/** Errors for values of any kind, word for word from the specification. */
export const usualMessages = {
  required: 'This is required',
  tooLong: (limit: number) => `cannot be more than ${limit} characters.`,
  tooShort: (limit: number) => `must be at least ${limit} characters`,
  email: 'must be a valid email address.',
  futureDate: 'must be a future date',
  phone: 'must be a valid US Phone Number.',
} as const
