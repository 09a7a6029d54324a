/** Texts of selected development factors. */
export const selectedFactorMessages = {
  factor: 'must be between 0.1 and 100.',
  trend: 'must be between -50 and 50.',
  basisRequired: 'Enter the basis of the selection',
  ageTwice: 'Only one factor can be selected for an age',
  saved: 'Factors saved',
  saveFailed: 'The factors could not be saved.',
  changedMeanwhile: 'These factors were changed by someone else. Check them and save again.',
} as const
