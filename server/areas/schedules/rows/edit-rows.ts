import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { noTab, type EditedRows, type ScheduleEdit } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { change } from '../../events/events.public.ts'
import { checkAfterEdits } from '../findings/ask-for-checks.ts'
import { storeBackdates } from '../pending/store-backdates.ts'
import { mayEditSchedules } from '../schedule.access.ts'
import type { TabOf } from '../tabs/tab.store.ts'
import type { Outcome } from './apply-edits.ts'
import { makeEdits } from './make-edits.ts'
import { findingsOfRows, shownRow } from './rows.view.ts'

/** The most row ids that the audit of one batch names. */
const namedRows = 100

/**
 * Applies a batch of edits, all or none, with its tab locked. If a cell no longer has the value that its edit was based
 * on, nothing is changed and both values are returned.
 */
export const editRows: Handler<'POST /api/accounts/{id}/schedules/{type}/edits'> = async (context, { params, body }) =>
  context.write(async (tx) => {
    demand(mayEditSchedules(context.account))
    const tab = { account: context.account.account, type: params.type, tabId: body.tabId }
    const by = { by: context.actor.userId, at: context.platform.now() }
    const outcome = await makeEdits(tx, tab, body.edits, by)
    await storeBackdates(tx, context, tab, outcome, by)
    await checkAfterEdits(tx, context.platform, tab, outcome)
    await record(tx, tab, outcome)
    return { status: 200, body: await editedRows(tx, tab, outcome, body.edits) }
  })

/** The audit records how much was changed and where; cell values may be personal, and are omitted. */
async function record(tx: WriteTx, { account, type, tabId }: TabOf, outcome: Outcome): Promise<void> {
  const { inserted, changed, deleted, cellsSet } = outcome
  const rows = [...inserted, ...changed.map(({ after }) => after), ...deleted].map(({ rowId }) => rowId)
  await tx.record({
    action: 'schedule.edit',
    subject: { type: 'schedule', id: tabId === noTab ? type : `${type}/${tabId}` },
    after: {
      name: nameOfType(type),
      cells: cellsSet,
      rowsAdded: inserted.length,
      rowsDeleted: deleted.length,
      rows: rows.slice(0, namedRows),
    },
    events: [change(account, 'schedules', `${type}/${tabId}`)],
  })
}

async function editedRows(
  tx: Tx,
  tab: TabOf,
  { inserted, changed }: Outcome,
  edits: readonly ScheduleEdit[],
): Promise<EditedRows> {
  const rows = [...inserted, ...changed.map(({ after }) => after)]
  const standing = new Set(rows.map(({ rowId }) => rowId))
  const asked = edits.filter(({ op }) => op === 'delete').map(({ rowId }) => rowId.toLowerCase())
  return {
    rows: rows.map(shownRow),
    deleted: [...new Set(asked)].filter((rowId) => !standing.has(rowId)),
    findings: await findingsOfRows(tx, tab, [...standing]),
  }
}
