import { usualMessages } from '../../kit/usual.messages.ts'

/** Texts of bind requests, binders, and policy checks. */
export const bindingMessages = {
  noCover: 'A bind request does not bind coverage. Coverage is not in effect until the carrier confirms.',
  staffOnly: 'Only your brokerage can do this',
  clientOrders: 'Only your client can request to bind. Ask them to do it in the portal.',
  notSigner: 'Only the account Admin and authorized signers can request to bind',
  onlyAdminNames: 'Only the account Admin can change the authorized signers',
  unknownSigner: 'Choose people of this account who are not viewers',
  noOption: 'Accept an option for this line first',
  expired: 'This quote has expired. Ask your advisor for a new one',
  changed: 'This quote changed since you viewed it. Compare both versions and decide again.',
  alreadyOrdered: 'A bind request for this line already exists',
  openBefore: (text: string) => `Still open before binding: ${text}`,
  pastDate: 'This date has passed. Sign the no-loss statement, or choose a later date',
  tooFar: 'Choose a date within 90 days of the renewal date',
  signatureDiffers: 'Type the name exactly as shown above',
  authorityMissing: 'Confirm that you are authorized to purchase insurance for the company',
  declinationsMissing: 'Confirm that you decline the coverage listed',
  mayNotMove: 'This action is not available at this stage',
  reasonRequired: 'Enter a reason',
  referenceRequired: 'Enter the carrier’s reference',
  confirmedByRequired: 'Enter the name of the person at the carrier who confirmed',
  binderDays: 'A binder lasts 30 to 90 days',
  binderBefore: 'A binder cannot take effect before the coverage',
  binderBeyond: 'A binder cannot extend past the policy term',
  binderOver: usualMessages.futureDate,
  interestGone: 'The Additional Interests schedule has changed. Close this window and try again.',
  binderNumber: 'Enter the binder number',
  binderTwice: 'A binder with this number already exists',
  policyMissing: 'Enter the policy details first',
  openDifferences: 'Resolve every discrepancy first',
  material: (label: string) =>
    `${label}: the policy provides less than requested. Have the carrier correct or endorse it, then enter the policy again.`,
  unknownDifference: 'This discrepancy no longer exists. Review the list again',
  expiresBefore: 'must be after the effective date',
  coverageTwice: 'This coverage is listed twice',
  nameRequired: 'Name is required',
  titleRequired: 'Title is required',
  loadFailed: 'The bind decision could not be loaded.',
  saveFailed: 'Your changes could not be saved. Please try again.',
  ordered: 'Bind requested. Coverage is not in effect until the carrier confirms.',
  returned: 'Bind request withdrawn',
  confirmed: 'Bound',
  binderIssued: 'Binder issued',
  policyStored: 'Policy received',
  checked: 'Policy checked',
  checkedNote:
    'Your brokerage compared the issued policy with what you requested to bind and found no open differences. You do not need to do anything.',
} as const

/** The no-loss statement for coverage effective on a past date. It is stored as signed. */
export const noLossStatement = (company: string, effectiveOn: string): string =>
  `On behalf of ${company}, I state that, after inquiry and to the best of my knowledge and belief, no loss, accident, or circumstance ` +
  `that could lead to a claim under this insurance has occurred from ${effectiveOn} to the time of this signature. ` +
  `I understand that the carrier relies on this statement and that coverage may be void if it is not true.`

/** The statement signed with a bind request. It is stored as signed. */
export const orderStatement = (company: string, carrier: string): string =>
  `I am authorized to purchase insurance for ${company.replace(/\.$/, '')}. I request that our brokerage bind the coverage quoted by ${carrier} as shown ` +
  `here, and I understand that coverage is not in effect until the carrier confirms.`
