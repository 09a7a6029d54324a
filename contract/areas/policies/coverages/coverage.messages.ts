/** What the portal says about the coverages of a policy. */
export const coverageMessages = {
  saved: 'Coverages saved',
  saveFailed: 'The coverages could not be saved. Please try again.',
  priorFailed: 'The prior policy could not be loaded. Please try again.',
  nameRequired: 'Enter the coverage name',
  duplicate: 'This coverage is already listed',
  tooMany: 'Enter at most 60 coverages',
  formNumber: 'Enter the form number',
  layerLimit: 'Enter the layer limit',
  primaryAttachment: 'A primary layer has no attachment point',
  primaryOver: 'A primary layer has no underlying policies',
  excessAttachment: 'Enter the attachment point',
  excessOver: 'Select at least 1 underlying line',
  nothingPasted: 'No coverages found. Paste rows with a coverage name and at least 1 value.',
} as const
