/** Texts of orders to bind, binders and the check of policies. */
export const bindingMessages = {
  noCover: 'There is no cover until the carrier confirms. Ordering cover does not bind it.',
  staffOnly: 'Only your brokerage can do this',
  clientOrders: 'The order is your client’s. Ask them to place it in the portal.',
  notSigner: 'Only the account’s Admin, or someone the Admin has named, may order cover',
  onlyAdminNames: 'Only the account’s Admin names who may order cover',
  unknownSigner: 'Choose people of this account who are not viewers',
  noOption: 'Accept an option for this line first',
  expired: 'This quote has expired. Ask your advisor for a new one',
  changed: 'This quote was changed since you looked. Compare both and decide again.',
  alreadyOrdered: 'Cover for this line has been ordered already',
  openBefore: (text: string) => `Still open before binding: ${text}`,
  pastDate: 'This day has passed. Sign the no-loss statement, or choose a later day',
  tooFar: 'Choose a day at most 90 days before or after the renewal’s',
  signatureDiffers: 'Type the name exactly as it stands above',
  authorityMissing: 'Confirm that you may order cover for the company',
  declinationsMissing: 'Confirm that you have declined the cover listed',
  mayNotMove: 'Where this order stands now, that cannot be done',
  reasonRequired: 'Say why in a few words',
  referenceRequired: 'Enter the carrier’s reference',
  confirmedByRequired: 'Say who at the carrier confirmed',
  binderDays: 'A binder lasts 30 to 90 days',
  binderBefore: 'A binder cannot begin before the cover',
  binderBeyond: 'A binder cannot go on after the term',
  binderOver: 'A binder cannot have ended already',
  binderNumber: 'Enter the number of the binder',
  binderTwice: 'There is a binder with this number already',
  policyMissing: 'Enter what the policy says first',
  openDifferences: 'Settle every difference first',
  unknownDifference: 'This difference is not there any more. Look at the list again',
  expiresBefore: 'must be after the day on which it begins',
  coverageTwice: 'This coverage is listed twice',
  nameRequired: 'Name is required',
  titleRequired: 'Title is required',
  loadFailed: 'The bind decision could not be loaded.',
  saveFailed: 'It could not be saved.',
  ordered: 'Ordered. There is no cover until the carrier confirms.',
  returned: 'The order was taken back',
  confirmed: 'Bound',
  binderIssued: 'Binder issued',
  policyStored: 'Policy received',
  checked: 'Policy checked',
} as const

/** What a signer states about losses where cover is to begin on a day that has passed. It is kept as it was signed. */
export const noLossStatement = (company: string, effectiveOn: string): string =>
  `On behalf of ${company}, I state that I have asked those who would know, and that no loss, accident or circumstance ` +
  `that could lead to a claim under this insurance has happened from ${effectiveOn} until the moment of this signature. ` +
  `I understand that the carrier relies on this statement and that cover may be void where it is not true.`

/** What a signer states with an order. It is kept as it was signed. */
export const orderStatement = (company: string, carrier: string): string =>
  `I am authorized to order insurance for ${company.replace(/\.$/, '')}. I ask our brokerage to bind the cover quoted by ${carrier} as shown ` +
  `here, and I understand that there is no cover until the carrier confirms.`
