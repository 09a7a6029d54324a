/** Texts of login and session, word for word from the specification. */
export const sessionMessages = {
  unknownLogin: 'Unknown username/password',
  loginUnreachable: (brand: string) =>
    `There has been an issue communicating with ${brand}. Please give us a few minutes and try again.`,
  loginUnexpected: (brand: string) =>
    `An unexpected error occurred. Please try again in a few moments or contact ${brand} if it continues.`,
  tokenLoginFailed: 'There was a failure logging in',
  suspended: (brokerages: string) =>
    `${brokerages} is suspended on this portal, so you cannot log in. Your data has not been deleted. Contact ${brokerages} with any questions.`,
  expired: 'Your login has expired.',
} as const
