/** Texts of the photos of a brokerage's staff. */
export const pictureMessages = {
  notOnStaff: 'No one on the staff has this username.',
  photoFirst: 'Choose a photo first.',
  loadFailed: 'The photos could not be loaded.',
  saveFailed: 'The photo could not be saved. Please try again.',
  removeFailed: 'The photo could not be removed. Please try again.',
  saved: 'Photo saved',
  removed: 'Photo removed',
} as const
