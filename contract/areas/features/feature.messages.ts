/** Texts of features; specified ones word for word. */
export const featureMessages = {
  fetchAllFailed: 'Fetch all features failed.',
  fetchFailed: 'Getting Account Features',
  upsertFailed: 'Upsert feature failed.',
  removeFailed: 'Remove feature failed.',
  done: 'Success.',
  outsideAccount: 'Must be in an account context',
  mapJson: 'Must be valid json',
  mapTexts: 'Value must be a JSON object with text values. Example: {"Policies": "Coverage"}',
  boolean: 'Value must be true or false',
  string: 'Value must be text',
  array: 'Value must be a list of text values',
  unknownOption: (option: string) => `“${option}” is not an option of this flag`,
  unknownFlag: 'Choose a flag from the catalog',
  reportFailed: 'The report could not be loaded.',
  sectionInUse: 'This section has open work. Complete it, or assign it elsewhere, before you turn the section off.',
  unknownPreference: 'Choose a preference from the catalog',
} as const
