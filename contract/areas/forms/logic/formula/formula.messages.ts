/** What is wrong with a formula. */
export const formulaMessages = {
  empty: 'Enter a formula',
  tooLong: (most: number) => `cannot be more than ${most} characters.`,
  tooDeep: (most: number) => `Use at most ${most} parentheses inside one another`,
  tooLarge: 'This number is too large',
  unknownSign: (sign: string) => `“${sign}” is not allowed in a formula`,
  valueMissing: 'A number or the name of a question is missing here',
  closingMissing: 'A closing parenthesis is missing here',
  leftOver: (text: string) => `“${text}” is not expected here`,
  unknownFunction: (name: string) => `Unknown function “${name}”. Use sum, count, min, max, round, or if`,
  listOutside: 'Use section questions, such as owners.share, only in sum, min, or max',
  countTakes: 'count takes the name of one repeating section or table',
  roundTakes: 'round takes a value and its decimals, 0 to 10',
  ifTakes: 'if takes a comparison and two values',
  inputMissing: (name: string) => `${name} takes at least one value`,
  /** An error with its position. */
  placed: (at: number, message: string) => `Character ${at} of the formula: ${message}`,
} as const
