import type { PolicyForm, ScheduledParty } from './coverage-sheet.shapes.ts'
import { formKey, formOfText } from './coverage.rules.ts'
import { isEveryone, scheduleOf } from './form-schedule.rules.ts'
import { cellsOf } from './pasted-cells.ts'

interface Cells {
  readonly number: string
  readonly edition: string
  readonly title: string
  readonly name: string
  readonly location: string
}

const order = ['number', 'edition', 'title', 'name', 'location'] as const satisfies readonly (keyof Cells)[]

const headings: readonly (readonly [keyof Cells, RegExp])[] = [
  ['name', /person|organi[sz]ation|scheduled|additional insured/iu],
  ['location', /location|project|premises/iu],
  ['edition', /edition|^date$|^ed\b/iu],
  ['title', /title|description|form name|^name$/iu],
  ['number', /form|number|endorsement/iu],
]

/** The meaning of each column, if the first row has headings: at least the form and one more. */
function headingsOf(cells: readonly string[]): (keyof Cells | undefined)[] | undefined {
  const known = cells.map((cell) => headings.find(([, pattern]) => pattern.test(cell))?.[0])
  const isHeading = known.includes('number') && known.filter((key) => key !== undefined).length > 1
  return isHeading && cells.every((cell) => !/\d/u.test(cell)) ? known : undefined
}

/**
 * Reads forms from cells of a spreadsheet or the text of a CSV file: number, edition, title, scheduled person or organization,
 * location or project. Rows of the same form add to its schedule. A row of one cell is read as a line of text.
 */
export function pastedForms(pasted: string): PolicyForm[] {
  const rows = cellsOf(pasted)
  const columns = headingsOf(rows[0] ?? [])
  const found = new Map<string, PolicyForm>()
  for (const cells of rows.slice(columns === undefined ? 0 : 1)) {
    const form = cells.length === 1 ? lineForm(cells[0]!) : cellForm(cells, columns ?? order)
    const before = found.get(formKey(form))
    if (form.number !== '' && (before !== undefined || found.size < 200))
      found.set(formKey(form), before === undefined ? form : merged(before, form))
  }
  return [...found.values()]
}

function lineForm(line: string): PolicyForm {
  const form = formOfText(line)
  return { ...form, schedule: scheduleOf(form) }
}

function cellForm(cells: readonly string[], columns: readonly (keyof Cells | undefined)[]): PolicyForm {
  const of = (key: keyof Cells) => cells.filter((cell, at) => columns[at] === key && cell !== '').join(' ')
  const party = { name: of('name').slice(0, 160), location: of('location').slice(0, 160) }
  const form = {
    number: of('number').slice(0, 40),
    edition: of('edition').slice(0, 20),
    title: of('title').slice(0, 200),
  }
  return { ...form, schedule: columns.includes('name') && partiesGiven(party) ? given(party) : scheduleOf(form) }
}

const partiesGiven = ({ name, location }: ScheduledParty): boolean => name !== '' || location !== ''

const given = (party: ScheduledParty) =>
  isEveryone(party.name) ? { isBlanket: true, parties: [] } : { isBlanket: false, parties: [party] }

function merged(before: PolicyForm, more: PolicyForm): PolicyForm {
  const [one, other] = [scheduleOf(before), scheduleOf(more)]
  return {
    ...before,
    schedule: {
      isBlanket: one.isBlanket || other.isBlanket,
      parties: [...one.parties, ...other.parties].slice(0, 50),
    },
  }
}
