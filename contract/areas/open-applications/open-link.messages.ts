/** Texts of open links and of the pages that they lead to. */
export const openLinkMessages = {
  /** What the holder of a link accepts before the first answer. */
  sharing: (company: string, brokerage: string) => ({
    en:
      `What you enter and attach here is shared with ${company} and its insurance brokerage, ${brokerage}, who use it ` +
      'to obtain insurance and may share it with insurance companies. We record your name and the time and IP ' +
      'address of your visits.',
    es:
      `Lo que escriba y adjunte aquí se comparte con ${company} y su agencia de seguros, ${brokerage}, que lo usan ` +
      'para obtener seguros y pueden compartirlo con aseguradoras. Registramos su nombre y la hora y la dirección IP ' +
      'de sus visitas.',
  }),
  acceptFirst: 'Accept the sharing of your answers before you start.',
  badLink: 'This link is not valid or has expired. Ask the sender for a new one.',
  enterFirst: 'Open the link again to continue.',
  wrongPin: 'This PIN is incorrect.',
  pinLocked: 'Too many incorrect PINs. Request an email code instead.',
  wrongCode: 'This code is incorrect or has expired.',
  tooManyCodes: 'Too many codes requested. Please try again in an hour.',
  otherBrowser: 'This link was opened in another browser. Request an email code.',
  onlyAccountAdmins: 'Only the brokerage and the account Admin can share applications.',
  unknownApplication: 'Choose applications on this account.',
  doneApplication: 'A done application cannot be shared. Reopen it first.',
  isRevoked: 'This link was revoked.',
  notOwnDone: 'You can only reopen applications you finished yourself.',
  /** Says that others are answering the same form, to avoid duplicate work. */
  others: {
    NONE: undefined,
    BY_LINK: 'Someone else answered this form through another link. Review the answers before you continue.',
    NOW: 'Someone else is answering this form now. Coordinate with them to avoid duplicate work.',
  },
  submitted: 'This questionnaire was submitted and can no longer be changed.',
} as const

/** The fewest and the most digits of a PIN. */
export const pinDigits = { least: 4, most: 12 } as const

/** Days for which a link works unless something else is chosen. */
export const usualDays = 14
