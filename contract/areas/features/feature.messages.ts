/** Texts of features; those of the specification word for word. */
export const featureMessages = {
  fetchAllFailed: 'Fetch all features failed.',
  fetchFailed: 'Getting Account Features',
  upsertFailed: 'Upsert feature failed.',
  removeFailed: 'Remove feature failed.',
  done: 'Success.',
  outsideAccount: 'Must be in an account context',
  mapJson: 'Value must be valid JSON',
  mapTexts: 'Value must be a JSON object whose values are texts, such as {"Policies": "Coverage"}',
  boolean: 'Value must be true or false',
  string: 'Value must be a text',
  array: 'Value must be a list of texts',
  unknownOption: (option: string) => `“${option}” is not an option of this flag`,
  unknownFlag: 'Choose a flag of the catalog',
  unknownPreference: 'Choose a preference of the catalog',
} as const
