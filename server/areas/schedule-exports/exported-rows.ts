import { layoutMessages } from '@portico/contract/areas/schedule-exports/layout.messages.ts'
import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { reviewMessages } from '@portico/contract/areas/schedules/snapshots/review.messages.ts'
import type { AccountContext } from '../../platform/context.ts'
import { demand, notFound, ErrorResponse } from '../../platform/error-response.ts'
import { isFeatureOn } from '../features/features.public.ts'
import {
  type ExportedRow,
  exportedRowsView,
  type ExportedTab,
  exportedTabsView,
  pageRows,
} from './exported-rows.view.ts'
import { storedStatesView, newestSnapshot, snapshotRowsView, snapshotTabsView } from './exported-snapshot.view.ts'

/** Which state of a schedule is exported: the current one, or the one last submitted or bound. */
export type SnapshotType = 'CURRENT' | 'SUBMITTED' | 'BOUND'

type Reads = Pick<AccountContext, 'read' | 'account'>

/** Reads of one account, without a user. */
interface AccountReads extends Pick<AccountContext, 'read'> {
  readonly account: Pick<AccountContext['account'], 'account'>
}

interface Asked {
  readonly type: ScheduleType
  readonly tabId?: number | undefined
  readonly snapshotType: SnapshotType
}

/** The requested tab, or all tabs of the schedule; a schedule without edits has an empty one. */
export async function askedTabs(context: Reads, asked: Asked): Promise<ExportedTab[]> {
  const { type, tabId, snapshotType } = asked
  const { account } = context.account
  const { tabs, standing, ...state } = await context.read(async (tx) => {
    const today = await exportedTabsView(tx, account, type)
    if (snapshotType === 'CURRENT') return { tabs: today, standing: today }
    demand(await isFeatureOn(tx, context.account, 'SCHEDULE_SNAPSHOT_VIEW'), reviewMessages.snapshotViewOff)
    const snapshot = await newestSnapshot(tx, account, snapshotType)
    if (snapshot === undefined) throw new ErrorResponse(404, 'not_found', layoutMessages.noSnapshot)
    return { tabs: await snapshotTabsView(tx, account, { type, snapshot }), standing: today, snapshot }
  })
  const empty: ExportedTab = { type, tabId: noTab, name: null, rows: 0, ...state }
  if (tabId === undefined) return tabs.length === 0 ? [empty] : tabs
  // A tab that a snapshot did not find yet was empty then.
  const isAsked = (tab: ExportedTab) => tab.tabId === tabId
  const emptyThen = standing.filter(isAsked).map((tab) => ({ ...empty, tabId, name: tab.name }))
  const found = tabs.find(isAsked) ?? emptyThen[0] ?? (tabId === noTab ? empty : undefined)
  if (found === undefined) throw notFound()
  return [found]
}

/** The rows of a tab in their order, page by page: however long the tab, a few hundred of them are in memory. */
export const exportedRows = (context: AccountReads, tab: ExportedTab): AsyncGenerator<readonly ExportedRow[]> =>
  tab.snapshot === undefined ? standingRows(context, tab) : snapshotRows(context, tab, tab.snapshot)

/** The current rows, each read with its page. */
async function* standingRows(context: AccountReads, tab: ExportedTab): AsyncGenerator<readonly ExportedRow[]> {
  let after: string | undefined
  for (;;) {
    const from = after
    // oxlint-disable-next-line no-await-in-loop -- page after page
    const page = await context.read((tx) => exportedRowsView(tx, context.account.account, tab, from))
    if (page.length > 0) yield page
    after = page.at(-1)?.rank
    if (after === undefined) return
  }
}

/** The rows as a snapshot found them. */
async function* snapshotRows(
  { read, account: { account } }: AccountReads,
  tab: ExportedTab,
  snapshot: number,
): AsyncGenerator<readonly ExportedRow[]> {
  const states = await read((tx) => storedStatesView(tx, account, { ...tab, snapshot }))
  for (let from = 0; from < states.length; from += pageRows) {
    const page = states.slice(from, from + pageRows)
    // oxlint-disable-next-line no-await-in-loop -- page after page
    yield await read((tx) => snapshotRowsView(tx, account, tab, page))
  }
}
