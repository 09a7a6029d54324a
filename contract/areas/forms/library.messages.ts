/** Texts of the library of forms. */
export const libraryMessages = {
  sameEdition: 'There is a form of this name and edition already',
  inUse: 'Applications were made of this form. Retire it instead.',
  retired: 'This form is retired. Choose its new edition.',
  notForApplications: 'Applications cannot be made of this form.',
  nothingToPublish: 'There is no draft to publish.',
  unknownVersion: 'There is no such version of this layout.',
  faulty: (faults: number) =>
    faults === 1
      ? 'One thing has to be put right before this layout can be published.'
      : `${faults} things have to be put right before this layout can be published.`,
  asBefore: (number: number) => `As version ${number}`,
  ownLayout: 'Has a layout of its own',
} as const
