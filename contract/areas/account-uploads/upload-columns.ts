/** What a row of an upload may say of an account, in the order of the template. */
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

/** In which column of the file a field is; null where in none. */
export type ChosenColumns = Readonly<Record<UploadField, number | null>>

interface FieldOfUpload {
  readonly label: string
  /** What the template says of it. */
  readonly help: string
  readonly example: string
  /** Other headings that mean the same, in letters alone. */
  readonly headings: readonly string[]
}

export const uploadColumns: Readonly<Record<UploadField, FieldOfUpload>> = {
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

const plain = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z]/g, '')

/** Guesses the columns of a file by its headings. No column is used twice. */
export function guessColumns(headings: readonly string[]): ChosenColumns {
  const names = headings.map(plain)
  const taken = new Set<number>()
  const found = uploadFields.map((field) => {
    const { label, headings: others } = uploadColumns[field]
    const places = [plain(label), ...others].map((wanted) =>
      names.findIndex((name, place) => name === wanted && !taken.has(place)),
    )
    const place = places.find((each) => each !== -1) ?? null
    if (place !== null) taken.add(place)
    return [field, place] as const
  })
  return Object.fromEntries(found) as Record<UploadField, number | null>
}

/** A row of a file: counted as the file shows it, its cells as text. */
export interface FileRow {
  readonly row: number
  readonly cells: readonly string[]
}

/** How many rows may come before the headings. */
const rowsAbove = 20

/** The headings of a file and the rows below them. The example of the template is left out. */
export function tableOf(rows: readonly FileRow[]): {
  readonly headings: readonly string[]
  readonly rows: readonly FileRow[]
} {
  const scores = rows
    .slice(0, rowsAbove)
    .map(({ cells }) => Object.values(guessColumns(cells)).filter((place) => place !== null).length)
  const best = Math.max(0, ...scores)
  const header = best === 0 ? 0 : scores.indexOf(best)
  return { headings: rows[header]?.cells ?? [], rows: rows.slice(header + 1).filter((row) => !isExample(row)) }
}

const isExample = ({ cells }: FileRow): boolean =>
  cells.includes(uploadColumns.companyName.example) && cells.includes(uploadColumns.code.example)

/** The letters of a spreadsheet column: A for place 0, AA for place 26. */
export function columnLetters(place: number): string {
  const before = Math.floor(place / 26)
  return `${before === 0 ? '' : columnLetters(before - 1)}${String.fromCharCode(65 + (place % 26))}`
}
