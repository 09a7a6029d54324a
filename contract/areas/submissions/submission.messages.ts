/** Texts of submissions and of the page that their links lead to. */
export const submissionMessages = {
  /** What the signer attests, kept with the submission as it was worded on that day. */
  attestation:
    'I have reviewed what is submitted here. To the best of my knowledge and belief it is true and complete, ' +
    'and I am authorized to sign for the company named above. I will tell my broker of any change before cover begins. ' +
    'Submitting does not bind cover.',
  onlyInsuredAdmins: 'Only an Admin of the insured can sign and submit.',
  onlyAccountAdmins: 'Only the brokerage and the insured’s Admin can do this.',
  nameRequired: 'Type the name of who signs',
  titleRequired: 'Type the title of who signs',
  notAttested: 'Tick this to submit',
  recipientRequired: 'Choose whom it goes to',
  foreignRecipient: 'Choose people of your brokerage who may receive it.',
  unknownDocument: 'A chosen document is not there any more. Choose again.',
  openSections: 'Every section must be complete before the renewal is submitted.',
  hardErrors: (errors: readonly string[]) =>
    `Errors must be mended before the renewal is submitted: ${errors.join('; ')}`,
  unacknowledged: 'Read each remark and tick that you have seen it.',
  unchanged: 'Nothing has changed since the last submission, so there is nothing new to submit.',
  isOver: 'This renewal is over. Nothing can be submitted for it.',
  notReadyYet: 'The packet is still being made.',
  isBeingMade: 'The packet is being made already.',
  isMade: 'The packet is made already.',
  packetFailed: 'The packet could not be made. What was submitted is kept; make the packet again.',
  fileGone: 'is no longer in the library, so the packet could not be made. What was submitted is kept.',
  badLink: 'This link is not valid, or no longer. Ask whoever sent it for a new one.',
  enterFirst: 'Have a code mailed to you to open this packet.',
  wrongCode: 'This code is not right, or it is too old.',
  tooManyCodes: 'Enough codes were mailed. Please wait an hour.',
} as const

/** Days for which the link to a packet works, and how often the packet may be downloaded by it. */
export const packetLink = { days: 30, downloads: 20 } as const
