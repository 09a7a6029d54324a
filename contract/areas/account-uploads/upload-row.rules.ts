import { emailAddress } from '../../kit/text.ts'
import { type FileRow, type FileTable, placeOf, readYesNo, typedIn } from '../../kit/uploads/file-columns.ts'
import { codeCandidates } from '../accounts/account-code.rules.ts'
import { AccountOpening } from '../details/opening.shapes.ts'
import { policyTypeCodes, policyTypeName } from '../policies/policy-types.ts'
import { uploadMessages } from './account-upload.messages.ts'
import type { UploadChoices, UploadError } from './account-upload.shapes.ts'
import { uploadColumns, type UploadField, uploadFields } from './upload-columns.ts'

/** Someone on the staff of the brokerage with an active login. */
export interface KnownStaff {
  readonly userId: string
  readonly username: string
  readonly email: string
  readonly name: string
}

/** What the portal has already of what a file may say. */
export interface KnownAccounts {
  readonly staff: readonly KnownStaff[]
  /** Codes in use; true if the brokerage's own archived account has it. */
  readonly codes: ReadonlyMap<string, { readonly isArchived: boolean }>
  /** Codes of the brokerage's accounts by `nameKey` of their legal names. */
  readonly names: ReadonlyMap<string, string>
}

export interface CheckedRow extends FileRow {
  /** Null if the row has errors. */
  readonly opening: AccountOpening | null
  readonly code: string
  readonly errors: readonly UploadError[]
}

interface Table extends UploadChoices, FileTable {}

/** How many codes are tried for a row without one, if it only needs an example. */
const exampleCodes = 5

/** A legal name as it is compared: case and spaces do not count. */
export const nameKey = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** What has to be looked up before rows are checked. */
export function askedOf({ rows, columns, suggestsCodes }: Table): {
  readonly codes: readonly string[]
  readonly names: readonly string[]
} {
  const codes = new Set<string>()
  const names = new Set<string>()
  for (const row of rows) {
    const name = typedIn(row, columns, 'companyName')
    const code = typedIn(row, columns, 'code').toUpperCase()
    if (name !== '') names.add(nameKey(name))
    if (code !== '') codes.add(code)
    else if (name !== '') for (const candidate of codesFor(name, suggestsCodes)) codes.add(candidate)
  }
  return { codes: [...codes], names: [...names] }
}

const codesFor = (name: string, suggestsCodes: boolean): readonly string[] =>
  codeCandidates(name).slice(0, suggestsCodes ? undefined : exampleCodes)

/** Checks every row of a file against the rules of an account, the other rows, and what the portal has. */
export function checkRows(table: Table, known: KnownAccounts): CheckedRow[] {
  const typed = new Set(table.rows.map((row) => typedIn(row, table.columns, 'code').toUpperCase()))
  const seen: Seen = { codes: new Map(), names: new Map(), typed }
  return table.rows.map((row) => new RowCheck(table, known, row).result(seen))
}

/** What the rows above have, by the row. */
interface Seen {
  readonly codes: Map<string, number>
  readonly names: Map<string, number>
  /** Codes that any row of the file requests. */
  readonly typed: ReadonlySet<string>
}

const lineByName = new Map(
  policyTypeCodes.flatMap((code) => [code, policyTypeName(code)].map((name) => [lineKey(name), code] as const)),
)

function lineKey(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z&]/g, '')
}

/** One row while it is checked. */
class RowCheck {
  readonly #table: Table
  readonly #known: KnownAccounts
  readonly #row: FileRow
  readonly #errors: UploadError[] = []

  constructor(table: Table, known: KnownAccounts, row: FileRow) {
    this.#table = table
    this.#known = known
    this.#row = row
  }

  result(seen: Seen): CheckedRow {
    const companyName = this.#typed('companyName')
    const code = this.#code(companyName, seen)
    const draft = {
      companyName,
      code,
      relationship: this.#relationship(),
      isLawFirm: this.#isYes('isLawFirm'),
      lines: this.#lines(),
      manager: this.#person('manager'),
      advisor: this.#person('advisor'),
      contact: this.#contact(),
    }
    const read = AccountOpening.safeParse(draft)
    for (const { path, message } of read.error?.issues ?? []) this.#refuse(fieldAt(path), message)
    this.#duplicates(draft, seen)
    const isGood = this.#errors.length === 0 && read.success
    const errors = this.#errors.toSorted((one, other) => orderOf(one) - orderOf(other))
    return { ...this.#row, code, opening: isGood ? read.data : null, errors }
  }

  #typed(field: UploadField): string {
    return typedIn(this.#row, this.#table.columns, field)
  }

  /** One error a field: the first names the cause. */
  #refuse(field: UploadField, message: string): void {
    if (this.#errors.some((error) => error.field === field)) return
    this.#errors.push({ field, ...placeOf(uploadColumns, this.#table, { field, row: this.#row.row }), message })
  }

  #code(companyName: string, { codes, typed: asked }: Seen): string {
    const typed = this.#typed('code').toUpperCase()
    if (typed !== '') return typed
    if (companyName === '') return ''
    const candidates = codesFor(companyName, this.#table.suggestsCodes)
    const free = candidates.find((code) => !this.#known.codes.has(code) && !codes.has(code) && !asked.has(code))
    if (this.#table.suggestsCodes && free !== undefined) return free
    this.#refuse('code', uploadMessages.codeMissing(free ?? candidates[0] ?? 'ACCOUNT'))
    return ''
  }

  #relationship(): 'CLIENT' | 'PROSPECT' {
    const typed = this.#typed('relationship')
    if (/^(?:client)?$/i.test(typed)) return 'CLIENT'
    if (!/^prospect$/i.test(typed)) this.#refuse('relationship', uploadMessages.wrongRelationship(typed))
    return 'PROSPECT'
  }

  #isYes(field: UploadField): boolean {
    const typed = this.#typed(field)
    const isYes = readYesNo(typed)
    if (isYes === undefined) this.#refuse(field, uploadMessages.wrongYesNo(typed))
    return isYes === true
  }

  #lines(): string[] {
    const typed = this.#typed('lines')
    // A whole cell may be one line with a comma in its name.
    const names = typed.includes(';') || lineByName.has(lineKey(typed)) ? typed.split(';') : typed.split(',')
    return names
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .flatMap((name) => {
        const line = lineByName.get(lineKey(name))
        if (line === undefined) this.#refuse('lines', uploadMessages.unknownLine(name))
        return line ?? []
      })
  }

  #person(field: 'manager' | 'advisor'): string {
    const typed = this.#typed(field)
    if (typed === '') return ''
    const key = nameKey(typed)
    const { staff } = this.#known
    const found = staff.find(({ email, username }) => nameKey(email) === key || nameKey(username) === key)
    if (found !== undefined) return found.userId
    const named = staff.filter(({ name }) => nameKey(name) === key)
    if (named.length !== 1) {
      this.#refuse(field, (named.length === 0 ? uploadMessages.unknownPerson : uploadMessages.ambiguousPerson)(typed))
    }
    return named[0]?.userId ?? ''
  }

  #contact(): AccountOpening['contact'] {
    const contact = {
      email: this.#typed('contactEmail'),
      firstName: this.#typed('contactFirstName'),
      lastName: this.#typed('contactLastName'),
      language: 'en' as const,
    }
    const isInvited = this.#isYes('inviteContact')
    if (contact.email !== '' && !emailAddress().safeParse(contact.email).success) {
      this.#refuse('contactEmail', uploadMessages.wrongEmail(contact.email))
    }
    if (!isInvited) return null
    for (const field of ['contactEmail', 'contactFirstName', 'contactLastName'] as const) {
      const { label } = uploadColumns[field]
      if (this.#typed(field) === '') this.#refuse(field, uploadMessages.inviteNeeds(label.toLowerCase()))
    }
    return contact
  }

  #duplicates({ companyName, code }: { readonly companyName: string; readonly code: string }, { codes, names }: Seen) {
    const { row } = this.#row
    const key = nameKey(companyName)
    if (code !== '') {
      const above = codes.get(code)
      const taken = this.#known.codes.get(code)
      if (above !== undefined) this.#refuse('code', uploadMessages.codeOnRow(above))
      else codes.set(code, row)
      if (taken !== undefined) {
        this.#refuse('code', (taken.isArchived ? uploadMessages.codeArchived : uploadMessages.codeInUse)(code))
      }
    }
    if (key === '') return
    const above = names.get(key)
    const taken = this.#known.names.get(key)
    if (above !== undefined) this.#refuse('companyName', uploadMessages.nameOnRow(above))
    else names.set(key, row)
    if (taken !== undefined) this.#refuse('companyName', uploadMessages.nameInUse(taken))
  }
}

const orderOf = ({ field }: UploadError): number => uploadFields.indexOf(field)

const contactFields = { email: 'contactEmail', firstName: 'contactFirstName', lastName: 'contactLastName' } as const

function fieldAt([first, second]: readonly PropertyKey[]): UploadField {
  if (first === 'contact') return contactFields[second as keyof typeof contactFields] ?? 'contactEmail'
  return first as UploadField
}
