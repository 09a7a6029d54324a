import type { ClassificationTypes } from '@portico/contract/areas/schedules/classification.shapes.ts'
import type { ColumnDefinition, ColumnKind } from '@portico/contract/areas/schedules/column.shapes.ts'
import { tableKindOf } from '@portico/contract/areas/schedules/checks/class-codes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { readCell, screenCell } from '@portico/contract/areas/schedules/values/cell-values.ts'
import { lettersOnTwoLines } from '../../../kit/data/two-lines.ts'
import type { GridColumn } from '../../../kit/grid/grid.public.ts'
import { codeLookup } from '../../lookups/lookups.public.ts'

/** How the grid edits, sorts and totals a kind; missing ones are plain text. */
const gridKinds: Readonly<Partial<Record<ColumnKind, GridColumn['kind']>>> = {
  longText: 'long-text',
  money: 'money',
  whole: 'whole',
  number: 'number',
  percent: 'percent',
  date: 'date',
  choice: 'choice',
  yesNo: 'choice',
  leasedOrOwned: 'choice',
}

/** Pixels that cells of a kind need; other kinds get the width of a usual text. */
const widths: Readonly<Partial<Record<ColumnKind, number>>> = {
  longText: 240,
  money: 136,
  whole: 96,
  number: 104,
  percent: 96,
  date: 124,
  year: 84,
  yesNo: 92,
  state: 76,
  zip: 100,
  phone: 140,
  vin: 184,
  choice: 160,
  choices: 200,
}

/** What is typed takes this form while it is typed. */
const masks: Readonly<Partial<Record<ColumnKind, string>>> = { phone: '(###) ###-####', taxId: '##-#######' }

/** Class codes are looked up while one types, in the tab's tables; their meanings fill neighboring cells. */
const lookupsBy = ({ GL, WC }: ClassificationTypes) => ({
  GL: codeLookup('GL', { owner: GL, phraseTo: 'description' }),
  WC: codeLookup('WC', { owner: WC, phraseTo: 'description' }),
})

const listed = (values: readonly string[]): NonNullable<GridColumn['choices']> =>
  values.map((value) => ({ value, label: value }))

/** The columns of a schedule as the grid takes them; the values are read, shown and masked by the contract's rules. */
export function gridColumns(
  type: ScheduleType,
  columns: readonly ColumnDefinition[],
  classOwners: ClassificationTypes = {},
): GridColumn[] {
  const lookups = lookupsBy(classOwners)
  return columns.map((column) => {
    const table = tableKindOf(type, column)
    const choices = choicesOf(column)
    return {
      key: column.key,
      heading: column.heading,
      width: widthOf(column),
      kind: gridKinds[column.kind] ?? 'text',
      frozen: column.frozen,
      required: column.required,
      help: helpOf(column),
      read: (text) => readCell(column, text).value,
      display: (value) => screenCell(column, value),
      ...(column.masked ? { concealed: true } : {}),
      ...(choices.length > 0 ? { choices } : {}),
      ...(column.kind in masks && { mask: masks[column.kind]! }),
      ...(table === null ? {} : { lookup: lookups[table] }),
    }
  })
}

/** What a new row holds before anybody has typed. */
export function defaultCells(columns: readonly ColumnDefinition[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    columns.flatMap(({ key, defaultValue }) => (defaultValue === null ? [] : [[key, defaultValue]])),
  )
}

function choicesOf({ kind, choices }: ColumnDefinition): NonNullable<GridColumn['choices']> {
  if (kind === 'yesNo') return listed(['Y', 'N'])
  if (kind === 'leasedOrOwned') return listed(['LEASED', 'OWNED'])
  return kind === 'choice' ? listed(choices) : []
}

function helpOf({ help, words, masked, personal: isPersonal, kind, choices }: ColumnDefinition): string {
  const several = kind === 'choices' ? `Separate values with commas: ${choices.join(', ')}` : ''
  const wording = words.length === 0 ? '' : `${words.join(', ')} are also accepted`
  const personal = masked ? 'Only the last 4 characters are shown' : isPersonal ? 'Viewers see the year only' : ''
  return [help, several, wording, personal].filter((part) => part !== '').join('. ')
}

/** Wide enough for the heading on two lines and for usual values; a letter takes about 8 pixels. */
function widthOf({ kind, heading, maxLength }: ColumnDefinition): number {
  return Math.max(lettersOnTwoLines(heading) * 8 + 60, widths[kind] ?? (maxLength > 60 ? 210 : 110))
}
