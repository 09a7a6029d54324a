import type { FailingCells } from '@portico/contract/areas/schedules/columns/column-settings.shapes.ts'
import {
  findingsOfNarrowing,
  narrowingsOf,
  type Narrowing,
} from '@portico/contract/areas/schedules/columns/narrowing.ts'
import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import { shownColumns } from '@portico/contract/areas/schedules/columns/shape-columns.ts'
import { countingBy } from '@portico/contract/areas/schedules/checks/check-schedule.ts'
import { publicCell } from '@portico/contract/areas/schedules/values/cell-values.ts'
import type { Handler } from '../../../platform/context.ts'
import { readCursor, writeCursor } from '../../../platform/cursor.ts'
import { ErrorResponse } from '../../../platform/error-response.ts'
import { columnMessages } from '@portico/contract/areas/schedules/columns/column.messages.ts'
import { brokerageRows, placeChecks, placeOf, placeValues, type TabPart } from './brokerage-rows.view.ts'
import { columnsView, proposalView } from './columns.view.ts'

/** Rows that one answer looks at: some ten milliseconds of work. */
const rowsAtOnce = 2000
/** Cells that one answer names. */
const namedCells = 50

/** What a part of the brokerage's rows would say to a proposal. */
export const previewColumns: Handler<
  'GET /api/broker-admin/{id}/schedule-columns/{type}/proposals/{proposalId}'
> = async (context, { params: { type, proposalId }, query }) => {
  const of = { brokerage: context.brokerage.brokerage, type }
  const after = placeOf(readCursor(query.cursor, placeChecks))
  const [before, proposal, part] = await context.read((tx) =>
    Promise.all([
      columnsView(tx, of),
      proposalView(tx, of, { id: proposalId, by: context.actor.userId }),
      brokerageRows(tx, of, { after, limit: rowsAtOnce }),
    ]),
  )
  if (proposal === undefined) throw new ErrorResponse(404, 'not_found', columnMessages.proposalGone)
  const today = shownColumns(columnsOf(type), before.settings)
  const tomorrow = shownColumns(columnsOf(type), proposal.settings)
  const counts = countingBy(tomorrow)
  const narrowings = narrowingsOf(today, tomorrow)
  const failing = part.tabs.map((tab) =>
    failingIn({ ...tab, found: tab.found.filter(({ cells }) => counts(cells)) }, narrowings),
  )
  const body: FailingCells = {
    looked: part.tabs.reduce((sum, { found }) => sum + found.length, 0),
    accounts: byAccount(failing.flat()),
    cells: failing.flat().slice(0, namedCells),
    nextCursor: part.next === null ? null : writeCursor(placeValues(part.next)),
  }
  return { status: 200, body }
}

type Cell = FailingCells['cells'][number]

function failingIn({ account, companyName, tabId, tabName, found }: TabPart, narrowings: readonly Narrowing[]): Cell[] {
  const cells = new Map(found.map((row) => [row.rowId, row.cells]))
  return narrowings.flatMap(({ today, tomorrow }) =>
    findingsOfNarrowing(today, tomorrow, found).map(({ rowId, message }) => {
      const value = cells.get(rowId ?? '')?.[tomorrow.key] ?? null
      const shown = value === null ? null : publicCell({ kind: today.kind, personal: tomorrow.personal }, value)
      return {
        accountCode: account,
        companyName,
        tabId,
        tabName,
        rowId: rowId ?? '',
        heading: tomorrow.heading,
        value: shown,
        message,
      }
    }),
  )
}

/** A row that fails in two columns is one row. */
function byAccount(cells: readonly Cell[]): FailingCells['accounts'] {
  return [...Map.groupBy(cells, ({ accountCode }) => accountCode)].map(([accountCode, failing]) => ({
    accountCode,
    companyName: failing[0]?.companyName ?? accountCode,
    rows: new Set(failing.map(({ rowId }) => rowId)).size,
  }))
}
