/** Texts of quick links, word for word from the specification. */
export const linkMessages = {
  getFailed: 'Failed to get links',
  addFailed: 'Failed to add link',
  deleteFailed: 'Failed to delete link',
  orderFailed: 'Failed to save reorder',
  textRequired: 'Text is required',
  textTooLong: 'cannot be more than 60 characters.',
  addressTooLong: 'cannot be more than 2000 characters.',
  webAddress: 'must be a valid web address. (https:// or www.)',
  full: 'An account can have up to 50 links. Remove one first.',
} as const
