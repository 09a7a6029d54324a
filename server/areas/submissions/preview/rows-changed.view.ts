import type { Cells } from '@portico/contract/areas/schedules/checks/rows.ts'
import { differencesOf } from '@portico/contract/areas/schedules/differences.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { CellPrivacy } from '@portico/contract/areas/schedules/values/cell-privacy.ts'
import { nameOfRow } from '@portico/contract/areas/schedules/values/name-of-row.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { effectiveColumns } from '../../schedules/schedules.public.ts'

/** A state of the schedules: current, or in the snapshot with a number; 0 is empty. */
type State = number | 'CURRENT'

interface Tab {
  readonly account: string
  readonly type: ScheduleType
  readonly tabId: number
}

interface Side {
  readonly rank: string
  readonly cells: Cells
}

interface UnlikeRow {
  readonly rowId: string
  readonly before: Side | null
  readonly now: Side | null
}

/** Changes of a tab's rows between two states, one line each. Unchanged rows are not read. */
export async function rowsChanged(
  tx: Tx,
  { account, key, seesPersonal }: { readonly account: string; readonly key: string; readonly seesPersonal: boolean },
  { from, to }: { readonly from: State; readonly to: State },
): Promise<string[]> {
  const [type, tabId] = key.split('/') as [ScheduleType, string]
  const tab = { account, type, tabId: Number(tabId) }
  const columns = await effectiveColumns(tx, account, type)
  const { rows } = await sql<UnlikeRow>`select row_id as "rowId",
      case when before.rank is not null then jsonb_build_object('rank', before.rank, 'cells', before.cells) end as before,
      case when now.rank is not null then jsonb_build_object('rank', now.rank, 'cells', now.cells) end as now
    from (${rowsIn(tab, from)}) before full join (${rowsIn(tab, to)}) now using (row_id)
    where before.cells is distinct from now.cells`.execute(tx.db)
  const sideOf = (side: 'before' | 'now') =>
    rows
      .flatMap((row) => (row[side] === null ? [] : [{ rowId: row.rowId, ...row[side] }]))
      .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
  const [before, now] = [sideOf('before'), sideOf('now')]
  const cellsOf = new Map([...before, ...now].map(({ rowId, cells }) => [rowId, cells]))
  const privacy = new CellPrivacy(type, seesPersonal)
  const headings = new Map(columns.map((column) => [column.key, column.heading]))
  const keys = columns.filter(({ frozen }) => frozen).map((column) => column.key)
  return differencesOf(before, now, keys).flatMap(({ rowId, kind, cells }) => {
    const row = nameOfRow(cellsOf.get(rowId) ?? {}, columns) || 'A row'
    if (kind !== 'changed') return [`${row}: ${kind}`]
    return cells
      .filter(({ column }) => headings.has(column))
      .map((cell) => {
        const told = privacy.change(cell)
        return `${row}: ${headings.get(cell.column)} ${told.before ?? 'nothing'} → ${told.now ?? 'nothing'}`
      })
  })
}

const rowsIn = ({ account, type, tabId }: Tab, state: State): RawBuilder<unknown> =>
  state === 'CURRENT'
    ? sql`select row_id, rank, cells from schedule_rows
        where account_code = ${account} and schedule_type = ${type} and tab_id = ${tabId}`
    : sql`select row_id, rank, cells from (
        select distinct on (row_id) row_id, rank, cells from schedule_row_states
        where account_code = ${account} and schedule_type = ${type} and tab_id = ${tabId} and snapshot_number <= ${state}
        order by row_id desc, snapshot_number desc) kept where cells is not null`
