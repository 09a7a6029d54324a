/** Texts of open links and of the pages that they lead to. */
export const openLinkMessages = {
  /** What the holder of a link accepts before the first answer. */
  sharing: (company: string, brokerage: string) =>
    `What you enter and attach here is shared with ${company} and with ${brokerage}, its insurance brokerage, who use it ` +
    'to obtain insurance and may pass it on to insurance companies. Your name stands with it, and the time and network ' +
    'address of your visits are kept.',
  acceptFirst: 'Accept with whom your answers are shared before you begin.',
  badLink: 'This link is not valid, or no longer. Ask whoever sent it for a new one.',
  enterFirst: 'Open the link again to go on.',
  wrongPin: 'This PIN is not right.',
  pinLocked: 'The PIN was wrong too often. Have a code mailed to you instead.',
  wrongCode: 'This code is not right, or it is too old.',
  tooManyCodes: 'Enough codes were mailed. Please wait an hour.',
  otherBrowser: 'This link was opened in another browser. Have a code mailed to you.',
  onlyAccountAdmins: 'Only the brokerage and the account’s Admin may share applications.',
  unknownApplication: 'Choose applications of this account.',
  doneApplication: 'A done application cannot be shared. Open it again first.',
  isRevoked: 'This link was revoked.',
  notOwnDone: 'Only what you finished yourself can be opened again.',
  submitted: 'This questionnaire was submitted. It cannot be changed any more.',
} as const

/** The fewest and the most digits of a PIN. */
export const pinDigits = { least: 4, most: 12 } as const

/** Days for which a link works unless something else is chosen. */
export const usualDays = 14
