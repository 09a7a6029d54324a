/** What vendor certificates say, on screen and in errors. */
export const vendorMessages = {
  noCarriers: 'Vendor certificates are between the insured and the brokerage.',
  onlyReads: 'You can read vendor certificates but not change them.',
  tooManyVendors: 'An account can have at most 1,000 vendors.',
  tooManySets: 'An account can have at most 50 requirement sets.',
  tooManyCertificates: 'A vendor can have at most 200 certificates.',
  nameTwice: 'There is a vendor with this name already',
  setTwice: 'There is a requirement set with this name already',
  setUsed: (count: number) =>
    `${count === 1 ? '1 vendor uses' : `${count} vendors use`} this requirement set. Choose another set for ${count === 1 ? 'it' : 'them'} first.`,
  unknownSet: 'Choose a requirement set of this account',
  requireLine: 'Require at least one line',
  limitNeeded: 'Enter the minimum limit',
  dateNeeded: 'Enter the date that the certificate shows',
  spendNeedsDay: 'Enter the date of the spend',
  listLine: 'Enter at least one line of the certificate',
  required: 'This is required',
  datesReversed: 'must be after the effective date',
  issuedInFuture: 'cannot be after today',
  endedBefore: 'must be after the certificate date: a certificate cannot list a policy that has ended',
  startsLate: 'must be within 120 days of the certificate date',
  otherTerm: (policy: string, from: string, to: string) =>
    `Policy ${policy} was confirmed with the term ${from} to ${to}. Correct the dates, or reject the certificate.`,
  otherInsured: (vendor: string) =>
    `The certificate must name ${vendor}. Correct the name here or on the vendor, or reject the certificate.`,
  onlyPdf: 'Upload the certificate as a PDF',
  alreadyDecided: 'This certificate was already confirmed or rejected.',
  noteNeeded: 'Enter the reason',
  untilNeeded: 'Enter the date until which the deficiency is accepted',
  untilFuture: 'must be after today',
  untilFar: 'must be within 1 year',
  notDeficient: 'This line has no deficiency to accept.',
  emailNeeded: 'Enter the vendor’s email first.',
  setNeeded: 'Choose a requirement set for the vendor first.',
  twiceInFile: 'The file has this vendor in an earlier row. Remove one of them.',
  noSuchSet: (name: string) => `There is no requirement set named “${name}”. Add it first, or leave the cell blank.`,
  noNameColumn: 'The file has no column for the vendor name. Add a heading row with the heading Name.',
  importRefused: (count: number) =>
    `Nothing was imported. Fix ${count === 1 ? '1 cell' : `${count} cells`}, then choose the file again.`,
  imported: (added: number, unchanged: number) =>
    `${added === 1 ? '1 vendor' : `${added} vendors`} imported${unchanged === 0 ? '' : `, ${unchanged} unchanged`}`,
  justAsked: 'A request was emailed less than an hour ago.',
  /** Who receives what a vendor sends. */
  sharing: (company: string, brokerage: string) => ({
    en:
      `What you send here is shared with ${company} and its insurance brokerage, ${brokerage}. We record the time and ` +
      'IP address of your visits.',
    es:
      `Lo que envíe aquí se comparte con ${company} y su agencia de seguros, ${brokerage}. Registramos la hora y la ` +
      'dirección IP de sus visitas.',
  }),
  badLink: 'This link is not valid or has expired. Ask the sender for a new one.',
  alreadySent: 'This certificate was already sent.',
  tooManyWaiting: 'Several certificates are waiting for review. Please try again after they are reviewed.',
  loadFailed: 'Vendor certificates could not be loaded. Please try again.',
  saveFailed: 'Your change could not be saved. Please try again.',
  vendorSaved: 'Vendor saved',
  vendorRemoved: 'Vendor removed',
  setSaved: 'Requirement set saved',
  setRemoved: 'Requirement set removed',
  certificateAdded: 'Certificate added',
  certificateConfirmed: 'Certificate confirmed',
  certificateRejected: 'Certificate rejected',
  deficiencyAccepted: 'Deficiency accepted',
  acceptanceWithdrawn: 'Acceptance withdrawn',
  requestSent: (to: string) => `Request emailed to ${to}`,
  linksRevoked: 'Upload links revoked',
} as const
