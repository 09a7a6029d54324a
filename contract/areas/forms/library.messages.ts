/** Texts of the library of forms. */
export const libraryMessages = {
  sameEdition: 'A form with this name and edition already exists',
  inUse: 'Applications use this form. Retire it instead.',
  retired: 'This form is retired. Choose its new edition.',
  notForApplications: 'This form cannot be used for applications.',
  nothingToPublish: 'There is no draft to publish.',
  unknownVersion: 'This version of the layout was not found.',
  invalid: (errors: number) =>
    errors === 1
      ? 'Fix 1 error before you publish this layout.'
      : `Fix ${errors} errors before you publish this layout.`,
  asBefore: (number: number) => `As version ${number}`,
  ownLayout: 'Has its own layout',
} as const
