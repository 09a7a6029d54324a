import { emailAddress } from '../../../kit/text.ts'
import {
  type ChosenColumns,
  type FileFields,
  type FileKind,
  type FileRow,
  type FileTable,
  headingLetters,
  placeOf,
  readYesNo,
  typedIn,
} from '../../../kit/uploads/file-columns.ts'
import { stateChoices, zipLiesIn } from '../../schedules/values/us-states.ts'
import { certificateHolder, type CertificateHolder, type CertificateHolderDraft } from '../certificate-holder.shapes.ts'
import { holderImportMessages as messages } from './holder-import.messages.ts'
import { LikeHolders, type Likened } from './likeness.rules.ts'

/** The fields of a file's row, in template order. */
export const holderFields = [
  'name',
  'attention',
  'street',
  'city',
  'state',
  'zip',
  'email',
  'groupName',
  'interest',
  'loanNumber',
  'asset',
  'wording',
  'isRenewed',
] as const satisfies readonly (keyof CertificateHolderDraft)[]

export type HolderField = (typeof holderFields)[number]
export type HolderColumns = ChosenColumns<HolderField>

const { choices: interests = [] } = certificateHolder.fields.interest
const interestNames = interests.map(({ label }) => label)

const examples: Readonly<Record<HolderField, readonly [example: string, help: string, ...headings: string[]]>> = {
  name: [
    'Example General Contractors LLC',
    'Required. The legal name of the holder.',
    'name',
    'holder',
    'holdername',
    'certificateholder',
    'certificateholdername',
    'company',
    'companyname',
  ],
  attention: ['Risk Management', 'The person or department.', 'attn', 'contact', 'contactname', 'careof'],
  street: ['88 Example Avenue', 'Required.', 'street', 'address', 'addressline', 'mailingaddress', 'holderaddress'],
  city: ['Columbus', 'Required.', 'town', 'holdercity'],
  state: ['OH', 'Required. The postal code or the name of the state.', 'st', 'province', 'holderstate'],
  zip: [
    '43215',
    'Required. 5 digits, or 5 digits, a hyphen, and 4 digits.',
    'zip',
    'postalcode',
    'postcode',
    'holderzip',
  ],
  email: ['certificates@example.com', 'Where certificates are sent.', 'emailaddress', 'holderemail', 'mail'],
  groupName: [
    'General contractors',
    'A name of your own for holders of one kind.',
    'groupname',
    'category',
    'holdergroup',
  ],
  interest: [
    'Certificate only',
    `${interestNames.join(', ')}. Certificate only if blank.`,
    'interesttype',
    'holdertype',
    'type',
  ],
  loanNumber: ['', 'Required for lenders.', 'loan', 'loanno', 'loannumber', 'reference'],
  asset: ['', 'The location or vehicle that the interest is in.', 'asset', 'location', 'vehicle', 'property'],
  wording: [
    '',
    'Starts the description of operations of each certificate for this holder.',
    'wording',
    'description',
    'descriptionofoperations',
    'wordingtemplate',
  ],
  isRenewed: ['Y', 'Y or N. Y if blank.', 'renew', 'renewal', 'sendatrenewal', 'renewyn'],
}

const columns = Object.fromEntries(
  holderFields.map((field) => {
    const [example, help, ...headings] = examples[field]
    return [field, { label: certificateHolder.fields[field].label, help, example, headings }]
  }),
) as unknown as FileFields<HolderField>

/** The most that one file may hold. */
export const holderFileLimits = { bytes: 5 * 1024 * 1024, rows: 2000, columns: 60, cell: 1000 } as const

/** Files of certificate holders. */
export const holderFile: FileKind<HolderField> = {
  fields: columns,
  example: ['name', 'street'],
  limits: holderFileLimits,
  messages,
}

/** What cells of the template are chosen from. */
export const holderChoices = { interest: interestNames, isRenewed: ['Y', 'N'] }

/** What to do with a row: add it, merge it into the similar holder, or skip it and keep the other. */
export type RowChoice = 'ADD' | 'MERGE' | 'KEEP'

export interface RowError {
  readonly field: HolderField
  readonly heading: string
  readonly cell: string | null
  readonly message: string
}

export interface CheckedHolder extends FileRow {
  /** Null if the row has errors. */
  readonly draft: CertificateHolderDraft | null
  readonly errors: readonly RowError[]
  /** What the row looks like: a holder on the list, or a row above it. */
  readonly like: { readonly holderId: string } | { readonly row: number } | null
  readonly choice: RowChoice
}

interface Table extends FileTable {
  readonly columns: HolderColumns
}

interface Candidate extends Likened {
  readonly like: NonNullable<CheckedHolder['like']>
  readonly draft: CertificateHolderDraft
}

/** Checks every row of a file, and finds those that look like holders on the list or like a row above them. */
export function checkHolders(table: Table, listed: readonly CertificateHolder[]): CheckedHolder[] {
  const known = new LikeHolders<Candidate>()
  for (const { id, version: _, ...draft } of listed) known.add({ ...draft, like: { holderId: id }, draft })
  return table.rows.map((row) => {
    const { draft, errors } = readHolder(table, row)
    if (draft === null) return { ...row, draft, errors, like: null, choice: 'ADD' }
    const found = known.find(draft)
    if (found === undefined) known.add({ ...draft, like: { row: row.row }, draft })
    return { ...row, draft, errors, like: found?.like ?? null, choice: choiceFor(draft, found?.draft) }
  })
}

/** What is suggested for a row: nothing new is in one whose values the other has already. */
function choiceFor(draft: CertificateHolderDraft, found: CertificateHolderDraft | undefined): RowChoice {
  if (found === undefined) return 'ADD'
  const merged = mergedHolder(found, draft)
  return holderFields.every((field) => merged[field] === found[field]) ? 'KEEP' : 'MERGE'
}

/** A holder with what a row adds to it or corrects. Its name stays, and blank cells change nothing, renewal included. */
export function mergedHolder(holder: CertificateHolderDraft, row: CertificateHolderDraft): CertificateHolderDraft {
  const filled = Object.fromEntries(
    holderFields.filter((field) => field !== 'name' && row[field] !== '').map((field) => [field, row[field]]),
  )
  return { ...holder, ...filled, isRenewed: holder.isRenewed && row.isRenewed }
}

function readHolder(table: Table, row: FileRow): Pick<CheckedHolder, 'draft' | 'errors'> {
  const errors: RowError[] = []
  const report = (field: HolderField, message: string): void => {
    if (errors.some((error) => error.field === field)) return
    errors.push({ field, ...placeOf(columns, table, { field, row: row.row }), message })
  }
  const typed = (field: HolderField) => typedIn(row, table.columns, field)
  const read = certificateHolder.draft.safeParse(draftOf(typed, report))
  for (const { path, message } of read.error?.issues ?? []) report(path[0] as HolderField, message)
  const inOrder = errors.toSorted((one, other) => holderFields.indexOf(one.field) - holderFields.indexOf(other.field))
  return { draft: errors.length === 0 && read.success ? read.data : null, errors: inOrder }
}

/** What a row says, with the words of its cells as the fields take them; reports those that say something else. */
function draftOf(typed: (field: HolderField) => string, report: (field: HolderField, message: string) => void) {
  const [email, renewed] = [typed('email'), typed('isRenewed')]
  const state = stateOf(typed('state'))
  const isRenewed = renewed === '' ? true : readYesNo(renewed)
  const interest = interestOf(typed('interest'))
  if (interest === undefined) report('interest', messages.wrongInterest(typed('interest'), interestNames.join(', ')))
  if (isRenewed === undefined) report('isRenewed', messages.wrongYesNo(renewed))
  if (email !== '' && !emailAddress().safeParse(email).success) report('email', messages.wrongEmail(email))
  return {
    ...Object.fromEntries(holderFields.map((field) => [field, typed(field)])),
    state,
    zip: zipOf(typed('zip'), state),
    interest: interest ?? 'CERTIFICATE',
    isRenewed: isRenewed ?? true,
  }
}

const stateByName = new Map(
  stateChoices.flatMap(({ value, label }) => [value, label].map((name) => [headingLetters(name), value] as const)),
)

const stateOf = (typed: string): string => stateByName.get(headingLetters(typed)) ?? typed

/** Spreadsheets drop the zeros that ZIP codes of the Northeast start with. */
function zipOf(typed: string, state: string): string {
  const padded = /^\d{3,4}$/.test(typed) ? typed.padStart(5, '0') : typed
  return padded !== typed && zipLiesIn(padded, state) ? padded : typed
}

const interestByName = new Map(
  interests.flatMap(({ value, label }) => [value, label].map((name) => [headingLetters(name), value] as const)),
)

function interestOf(typed: string): CertificateHolderDraft['interest'] | undefined {
  const letters = headingLetters(typed)
  if (letters === '' || letters === 'certificate') return 'CERTIFICATE'
  if (letters === 'ai') return 'ADDITIONAL_INSURED'
  return interestByName.get(letters) as CertificateHolderDraft['interest'] | undefined
}
