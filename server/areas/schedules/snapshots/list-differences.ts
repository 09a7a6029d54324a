import type { ListedDifference } from '@portico/contract/areas/schedules/snapshots/review.shapes.ts'
import { reviewMessages } from '@portico/contract/areas/schedules/snapshots/review.messages.ts'
import { CellPrivacy } from '@portico/contract/areas/schedules/values/cell-privacy.ts'
import { readOffset, writeOffset } from '../../../platform/cursor.ts'
import type { Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { effectiveColumns } from '../columns/effective-columns.ts'
import { isFeatureOn } from '../../features/features.public.ts'
import { seesPersonal } from '../schedule.access.ts'
import { differencesView, removalsView, totalsView } from './differences.view.ts'
import { takenAt } from './snapshots.view.ts'
import type { StateOf } from './states.view.ts'

/** The differences of a tab between two states. Counts and totals are for the whole tab, regardless of filters. */
export const listDifferences: Handler<'GET /api/accounts/{id}/schedules/{type}/differences'> = async (
  context,
  { params, query },
) =>
  context.read(async (tx) => {
    demand(await isFeatureOn(tx, context.account, 'SCHEDULE_SNAPSHOT_VIEW'), reviewMessages.snapshotViewOff)
    const { account } = context.account
    const tab = { account, type: params.type, tabId: query.tabId }
    const [from] = await stateOf(tx, account, query.from)
    const [to, until] = await stateOf(tx, account, query.to)
    const compared = { tab, from, to, columns: await effectiveColumns(tx, account, tab.type) }
    const all = await differencesView(tx, compared)
    const { totals, rowsBefore, rowsNow } = await totalsView(tx, compared)
    const place = readOffset(query.cursor, 9)
    const fitting = all.filter((row) => fits(row, query))
    const page = fitting.slice(place, place + query.limit)
    const gone = page.filter(({ kind }) => kind === 'removed').map(({ rowId }) => rowId)
    const removals = gone.length === 0 ? new Map() : await removalsView(tx, tab, gone, until)
    const privacy = new CellPrivacy(tab.type, seesPersonal(context.actor))
    const told = page.map((row) => ({ ...row, cells: row.cells.map((cell) => privacy.change(cell)) }))
    return {
      status: 200,
      body: {
        counts: { ...countsOf(all), rowsBefore, rowsNow },
        totals,
        rows: told.map((row) => ({ ...row, ...removals.get(row.rowId) })),
        nextCursor: place + page.length < fitting.length ? writeOffset(place + page.length) : null,
      },
    }
  })

/** A requested state and its end time; 404 for a missing snapshot. */
async function stateOf(tx: Tx, account: string, asked: string): Promise<[state: StateOf, until: Date | null]> {
  if (asked === 'CURRENT') return ['CURRENT', null]
  const taken = await takenAt(tx, account, Number(asked))
  if (taken === undefined) throw notFound()
  return [Number(asked), taken]
}

const fits = ({ kind, cells }: ListedDifference, filter: { kind?: string | undefined; column?: string | undefined }) =>
  (filter.kind === undefined || kind === filter.kind) &&
  (filter.column === undefined || cells.some(({ column }) => column === filter.column))

const countsOf = (rows: readonly ListedDifference[]) => {
  const count = (kind: ListedDifference['kind']) => rows.filter((row) => row.kind === kind).length
  return { added: count('added'), changed: count('changed'), removed: count('removed') }
}
