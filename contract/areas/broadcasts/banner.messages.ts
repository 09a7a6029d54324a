/** Texts of announcements above every page: apart from those of writing them, which few people do. */
export const bannerMessages = {
  dismissFailed: 'The announcement could not be dismissed. Please try again.',
} as const
