/** Texts of submissions and of the page that their links lead to. */
export const submissionMessages = {
  /** What the signer attests, stored with the submission in its wording of that day. */
  attestation:
    'I have reviewed this submission. To the best of my knowledge and belief, it is true and complete, ' +
    'and I am authorized to sign for the company named above. I will notify my broker of any change before coverage begins. ' +
    'Submitting does not bind coverage.',
  onlyInsuredAdmins: 'Only an Admin of the insured can sign and submit.',
  onlyAccountAdmins: 'Only the brokerage and the insured’s Admin can do this.',
  nameRequired: 'Enter the signer’s name',
  titleRequired: 'Enter the signer’s title',
  notAttested: 'Select this box to submit',
  recipientRequired: 'Choose at least one recipient',
  foreignRecipient: 'Choose people at your brokerage who can receive it.',
  unknownDocument: 'A selected document no longer exists. Select documents again.',
  openSections: 'Every section must be complete before the renewal is submitted.',
  hardErrors: (errors: readonly string[]) => `Fix these errors before you submit the renewal: ${errors.join('; ')}`,
  unacknowledged: 'Review each warning and select its box.',
  unchanged: 'Nothing has changed since the last submission, so there is nothing new to submit.',
  isOver: 'This renewal is over. Nothing can be submitted for it.',
  notReadyYet: 'The packet is still being prepared.',
  isBeingMade: 'The packet is already being prepared.',
  isMade: 'The packet is already complete.',
  packetFailed: 'The packet could not be created. Your submission is saved. Create the packet again.',
  fileGone: 'is no longer in the library, so the packet could not be created. Your submission is saved.',
  badLink: 'This link is not valid or has expired. Ask the sender for a new one.',
  enterFirst: 'Request an email code to open this packet.',
  wrongCode: 'This code is incorrect or has expired.',
  tooManyCodes: 'Too many codes requested. Please try again in an hour.',
} as const

/** Days that a packet link is valid, and how many downloads it allows. */
export const packetLink = { days: 30, downloads: 20 } as const
