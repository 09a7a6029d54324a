import { importMessages } from '@portico/contract/areas/schedule-imports/import.messages.ts'
import type { ImportChoices } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { rowMarkColumn } from '@portico/contract/areas/schedule-exports/row-mark.ts'
import { columnsFilled } from '@portico/contract/areas/schedule-imports/matched-columns.ts'
import { columnsUnder, needsUnit } from '@portico/contract/areas/schedule-imports/file-columns.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { scheduleMessages } from '@portico/contract/areas/schedules/schedule.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { demand, notFound, unprocessable } from '../../platform/error-response.ts'
import { mayEditSchedules, TabBatches } from '../schedules/schedules.public.ts'
import type { StoredImport } from './import.view.ts'
import { importAt, otherState, stepEntry, takeStep } from './import-step.ts'

/** Matches the columns of a file and has the rows checked. */
export const chooseColumns: Handler<'PUT /api/accounts/{id}/schedules/imports/{scheduleImportId}/columns'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    demand(mayEditSchedules(context.account))
    const stored = await importAt(tx, context, params.scheduleImportId)
    const { account } = context.account
    const now = context.platform.now()
    const tab = await TabBatches.open(tx, { account, type: stored.schedule_type, tabId: stored.tab_id }, now)
    if (tab === undefined) throw notFound()
    rejectInvalid(body, tab.columns)
    refuseUnclear(body, stored.look, tab.columns)
    // Rows from an interrupted import must be undone first, or its plan would be lost.
    if (stored.made_to > 0) throw otherState(stored)
    const shown = await takeStep(tx, context, stored, {
      from: ['COLUMNS', 'CHECKED', 'CANCELED', 'UNDONE', 'FAILED'],
      to: 'CHECKING',
      work: 'check',
      change: { choices: JSON.stringify(body), counts: null, totals: '[]' },
    })
    await tx.record(stepEntry(stored, 'check'))
    return { status: 202, body: shown }
  })

function rejectInvalid(
  { columns, keyColumns, mode, sectionColumn }: ImportChoices,
  known: readonly ColumnDefinition[],
): void {
  const filled = columns.flatMap((chosen, index) => columnsFilled(chosen).map(({ column }) => ({ column, index })))
  const chosen = filled.map(({ column }) => column)
  const keys = new Set([rowMarkColumn, ...known.map(({ key }) => key)])
  const unknown = chosen.findIndex((column) => !keys.has(column))
  if (unknown >= 0)
    throw unprocessable({ [`columns.${filled[unknown]!.index}.column`]: scheduleMessages.unknownColumn })
  if (sectionColumn !== undefined && !keys.has(sectionColumn)) {
    throw unprocessable({ sectionColumn: scheduleMessages.unknownColumn })
  }
  const twice = chosen.findIndex((column, index) => chosen.indexOf(column) !== index)
  if (twice >= 0) throw unprocessable({ [`columns.${filled[twice]!.index}.column`]: importMessages.matchedTwice })
  if (chosen.every((column) => column === rowMarkColumn))
    throw unprocessable({ columns: importMessages.nothingMatched })
  if (mode !== 'ADD' && keyColumns.some((column) => !chosen.includes(column))) {
    throw unprocessable({ keyColumns: importMessages.keysNotMatched })
  }
}

/** Numbers that may be in thousands are never multiplied, or left alone, without a choice. */
function refuseUnclear(
  { sheet, headerRow, columns }: ImportChoices,
  look: StoredImport['look'],
  known: readonly ColumnDefinition[],
): void {
  const found = look?.sheets.find(({ index }) => index === sheet)
  if (found === undefined) return
  const definitions = new Map(known.map((column) => [column.key, column]))
  const inFile = new Map(columnsUnder(found, headerRow, known, new Map()).map((column) => [column.place, column]))
  for (const [index, { place, column, heading, unit }] of columns.entries()) {
    const seen = inFile.get(place)
    if (unit !== undefined || seen === undefined || !needsUnit(seen, definitions.get(column))) continue
    throw unprocessable({ [`columns.${index}.unit`]: importMessages.unitNotChosen(heading) })
  }
}
