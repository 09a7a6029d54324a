import type { ChosenColumns, FileFields, FileKind } from '../../kit/uploads/file-columns.ts'
import { uploadMessages } from './account-upload.messages.ts'

/** The fields of an upload's row, in template order. */
export const uploadFields = [
  'companyName',
  'code',
  'relationship',
  'isLawFirm',
  'lines',
  'manager',
  'advisor',
  'contactFirstName',
  'contactLastName',
  'contactEmail',
  'inviteContact',
] as const

export type UploadField = (typeof uploadFields)[number]

export type UploadColumns = ChosenColumns<UploadField>

/** The most that one file may hold. */
export const uploadLimits = { bytes: 5 * 1024 * 1024, rows: 2000, columns: 60, cell: 300 } as const

export const uploadColumns: FileFields<UploadField> = {
  companyName: {
    label: 'Legal name',
    help: 'Required. The legal name of the company or law firm.',
    example: 'Example Manufacturing, Inc.',
    headings: [
      'companyname',
      'company',
      'name',
      'accountname',
      'account',
      'client',
      'clientname',
      'insured',
      'insuredname',
      'namedinsured',
    ],
  },
  code: {
    label: 'Account code',
    help: 'Required unless codes are suggested. 2 to 12 letters, numbers, and hyphens. It cannot be changed later.',
    example: 'EXAMPLE-MFG',
    headings: ['code', 'accountcode', 'accountid', 'clientcode', 'clientid', 'key', 'accountno', 'accountnumber'],
  },
  relationship: {
    label: 'Relationship',
    help: 'Client or Prospect. Client if blank.',
    example: 'Client',
    headings: ['relation', 'type', 'accounttype', 'clientorprospect'],
  },
  isLawFirm: {
    label: 'Law firm',
    help: 'Y or N. N if blank.',
    example: 'N',
    headings: ['islawfirm', 'firm'],
  },
  lines: {
    label: 'Lines of business',
    help: 'Names from the list of lines, separated by semicolons.',
    example: 'General Liability; Workers Comp',
    headings: ['lines', 'line', 'lob', 'lobs', 'lineofbusiness', 'coverages', 'coverage'],
  },
  manager: {
    label: 'Primary account manager',
    help: 'Email, username, or full name of someone on the brokerage’s staff. A client needs a manager or an advisor.',
    example: 'manager@example.com',
    headings: ['manager', 'accountmanager', 'accountmanageremail', 'manageremail', 'primarymanager', 'am', 'csr'],
  },
  advisor: {
    label: 'Advisor',
    help: 'Email, username, or full name of someone on the brokerage’s staff.',
    example: '',
    headings: ['advisoremail', 'producer', 'produceremail', 'broker'],
  },
  contactFirstName: {
    label: 'Contact first name',
    help: 'First name of the first contact.',
    example: 'Pat',
    headings: ['firstname', 'contactfirst', 'first'],
  },
  contactLastName: {
    label: 'Contact last name',
    help: 'Last name of the first contact.',
    example: 'Lee',
    headings: ['lastname', 'contactlast', 'last', 'surname'],
  },
  contactEmail: {
    label: 'Contact email',
    help: 'Email of the first contact.',
    example: 'pat.lee@example.com',
    headings: ['email', 'emailaddress', 'contactemailaddress'],
  },
  inviteContact: {
    label: 'Invite contact',
    help: 'Y sends the contact an invitation to manage the account. N if blank.',
    example: 'N',
    headings: ['invite', 'invited', 'sendinvitation', 'invitation'],
  },
}

/** Files of accounts. */
export const accountFile: FileKind<UploadField> = {
  fields: uploadColumns,
  example: ['companyName', 'code'],
  limits: uploadLimits,
  messages: uploadMessages,
}
