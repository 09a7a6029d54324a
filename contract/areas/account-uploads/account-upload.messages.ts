import { fileMessages } from '../../kit/uploads/file.messages.ts'

/** Texts of uploading accounts. */
export const uploadMessages = {
  ...fileMessages('account'),
  listFailed: 'The uploads could not be loaded.',
  loadFailed: 'The upload could not be loaded.',
  rowsFailed: 'The rows could not be loaded.',
  sendFailed: 'The file could not be uploaded. Please try again.',
  columnsFailed: 'The columns could not be saved. Please try again.',
  startFailed: 'The accounts could not be created. Please try again.',
  undoFailed: 'The upload could not be undone. Please try again.',
  discardFailed: 'The upload could not be discarded. Please try again.',
  otherState: 'This upload has changed. Review it and try again.',
  nothingReady: 'No row is ready. Fix the errors in the file and upload it again.',
  undoOver: 'This upload can no longer be undone: 24 hours have passed.',
  nothingCreated: 'This upload created no account.',
  columnMissing: (field: string) => `The file has no column for ${field}. Choose one above or add it to the file.`,
  codeMissing: (example: string) => `Enter an account code, such as ${example}, or turn on suggested codes.`,
  codeOnRow: (row: number) => `Row ${row} has the same account code. Give each account its own code.`,
  codeInUse: (code: string) => `The code ${code} is in use. Choose another one.`,
  codeArchived: (code: string) => `The archived account ${code} has this code. Restore it or choose another code.`,
  nameOnRow: (row: number) => `Row ${row} has the same legal name. Delete one of the rows.`,
  nameInUse: (code: string) => `The account ${code} has the same legal name. Delete this row or change the name.`,
  wrongRelationship: (typed: string) => `“${typed}” is not a relationship. Enter Client or Prospect.`,
  unknownLine: (typed: string) =>
    `“${typed}” is not a line of business. Use names such as General Liability, separated by semicolons.`,
  unknownPerson: (typed: string) =>
    `No active staff member of the brokerage is “${typed}”. Enter the email of someone on the staff.`,
  ambiguousPerson: (typed: string) => `More than one staff member is named ${typed}. Enter the email instead.`,
  inviteNeeds: (field: string) => `Enter the ${field} to send the invitation.`,
  changedSince: (name: string) => `${name} has changed this account since.`,
  changedByPortal: 'This account has changed since.',
  joinedSince: 'Someone has joined this account since.',
  rowFailed: 'This account could not be created. Upload the row again.',
  undoRowFailed: 'This account could not be archived. Archive it from the accounts list.',
} as const
