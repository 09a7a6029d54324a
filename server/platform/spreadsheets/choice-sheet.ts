import { columnLetters } from './sheet-xml.ts'
import type { WorkbookSheet } from './workbook.ts'

/** The hidden sheet with every list of choices, one per column, and each workbook column's list. */
interface ChoiceSheet {
  /** Undefined if no column has choices. */
  readonly sheet: WorkbookSheet | undefined
  /** For each sheet, the cells with the choices of its columns, by their place. */
  cellsOf(sheet: WorkbookSheet, name: string): ReadonlyMap<number, string>
}

export function choiceSheet(sheets: readonly WorkbookSheet[]): ChoiceSheet {
  const lists = new Map<string, readonly string[]>()
  for (const choices of sheets.flatMap(({ columns }) => columns.map((column) => column.choices ?? []))) {
    if (choices.length > 0) lists.set(choices.join('\n'), choices)
  }
  const keys = [...lists.keys()]
  const cellsOf = (choices: readonly string[], name: string) => {
    const letters = columnLetters(keys.indexOf(choices.join('\n')))
    return `'${name.replaceAll("'", "''")}'!$${letters}$2:$${letters}$${choices.length + 1}`
  }
  return {
    sheet: lists.size === 0 ? undefined : sheetOf([...lists.values()]),
    cellsOf: ({ columns }, name) =>
      new Map(
        columns.flatMap(({ choices = [] }, place) =>
          choices.length === 0 ? [] : [[place, cellsOf(choices, name)] as const],
        ),
      ),
  }
}

function sheetOf(lists: readonly (readonly string[])[]): WorkbookSheet {
  const longest = Math.max(...lists.map((list) => list.length))
  const rows = Array.from({ length: longest }, (_, row) => lists.map((list) => list[row] ?? null))
  return {
    name: 'Choices',
    columns: lists.map((_, place) => ({ heading: `List ${place + 1}`, width: 20, format: '@' })),
    rows: [rows],
  }
}
