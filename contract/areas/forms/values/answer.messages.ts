/** Errors of answers, in addition to those of schedule cells. */
export const answerMessages = {
  form: 'is not an answer to this question',
  calculated: 'is calculated from other answers',
  atLeast: (least: string) => `must be ${least} or more.`,
  atMost: (most: string) => `must be ${most} or less.`,
  future: 'cannot be in the future',
  shares: (total: string) => `the total is ${total}%; it cannot be more than 100%`,
  choice: (choice: string) => `“${choice}” is not one of the choices`,
  file: 'must be files of this account',
  field: (label: string, error: string) => `${label}: ${error}`,
  row: (number: number, error: string) => `Row ${number}, ${error}`,
  items: (item: string, least: number) => `${item}: at least ${least} must be entered`,
} as const
