import type { ClassificationTypes } from '@portico/contract/areas/schedules/classification.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { scheduleMessages } from '@portico/contract/areas/schedules/schedule.messages.ts'
import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { deleteRow, insertIfAbsent, updateRow } from '../../../platform/database/rows.ts'
import { sqlState } from '../../../platform/database/database-errors.ts'
import { ErrorResponse } from '../../../platform/error-response.ts'
import type { FindingCounts } from '../findings/finding-counts.ts'

/** One tab of one schedule of one account; `noTab` for rows without a tab. */
export interface TabOf {
  readonly account: string
  readonly type: ScheduleType
  readonly tabId: number
}

/** Who changed a tab or its rows, and when. */
export interface Change {
  readonly by: string
  readonly at: Date
}

/** Adds a named tab and returns its number. Rejects a name that its schedule already has, in any case. */
export async function addTab(
  tx: Tx,
  { account, type, name }: Omit<TabOf, 'tabId'> & { readonly name: string },
  by: Change,
): Promise<number> {
  const tabId = await nextTabId(tx, account)
  await insertTab(tx, { account, type, tabId, name }, by)
  return tabId
}

/** The number of the account's next tab. Two that ask at once wait for each other. */
async function nextTabId(tx: Tx, account: string): Promise<number> {
  const { last_tab_id } = await tx.db
    .insertInto('schedule_tab_numbers')
    .values({ account_code: account, last_tab_id: 1 })
    .onConflict((conflict) =>
      conflict.column('account_code').doUpdateSet({ last_tab_id: sql`schedule_tab_numbers.last_tab_id + 1` }),
    )
    .returning('last_tab_id')
    .executeTakeFirstOrThrow()
  return last_tab_id
}

async function insertTab(tx: Tx, tab: TabOf & { readonly name: string }, { by, at }: Change): Promise<void> {
  const inserted = await tx.db
    .insertInto('schedule_tabs')
    .values({ ...columnsOf(tab), name: tab.name, created_at: at, changed_at: at, changed_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .returning('tab_id')
    .executeTakeFirst()
  if (inserted === undefined) throw nameTaken()
}

/** Creates the tab for rows without one, unless it exists. */
export async function ensureNoTab(tx: Tx, { account, type }: Omit<TabOf, 'tabId'>, at: Date): Promise<void> {
  await insertIfAbsent(tx, 'schedule_tabs', {
    ...columnsOf({ account, type, tabId: noTab }),
    name: null,
    created_at: at,
    changed_at: at,
    changed_by: null,
  })
}

/** Keeps whose tables alone read the class codes of a tab. */
export async function saveClassOwners(
  tx: Tx,
  tab: TabOf,
  owners: ClassificationTypes,
  { by, at }: Change,
): Promise<void> {
  await updateRow(
    tx,
    'schedule_tabs',
    { account_code: tab.account, schedule_type: tab.type, tab_id: tab.tabId },
    { class_owners: JSON.stringify(owners), changed_at: at, changed_by: by },
  )
}

/** Renames a tab. Rejects a name that its schedule already has, in any case. */
export async function renameTab(tx: Tx, tab: TabOf, name: string, { by, at }: Change): Promise<void> {
  const renamed = tx.db
    .updateTable('schedule_tabs')
    .set({ name, changed_at: at, changed_by: by })
    .where('account_code', '=', tab.account)
    .where('schedule_type', '=', tab.type)
    .where('tab_id', '=', tab.tabId)
    .execute()
  await renamed.catch((error: unknown) => {
    throw sqlState(error) === '23505' ? nameTaken() : error
  })
}

/** Deletes an empty tab. */
export async function deleteTab(tx: Tx, tab: TabOf): Promise<void> {
  await deleteRow(tx, 'schedule_tabs', { account_code: tab.account, schedule_type: tab.type, tab_id: tab.tabId })
}

/** Moves the counts of a tab whose rows were changed. */
export async function countChanges(
  tx: Tx,
  tab: TabOf,
  added: { readonly rows: number; readonly findings: FindingCounts },
  { by, at }: Change,
): Promise<void> {
  await tx.db
    .updateTable('schedule_tabs')
    .set((eb) => ({
      row_count: eb('row_count', '+', added.rows),
      errors: eb('errors', '+', added.findings.errors),
      hard_errors: eb('hard_errors', '+', added.findings.hardErrors),
      outliers: eb('outliers', '+', added.findings.outliers),
      limits_to_review: eb('limits_to_review', '+', added.findings.limitsToReview),
      changed_at: at,
      changed_by: by,
    }))
    .where('account_code', '=', tab.account)
    .where('schedule_type', '=', tab.type)
    .where('tab_id', '=', tab.tabId)
    .execute()
}

/** Stores the issues of a tab as a whole, and updates its counts by the check's changes. */
export async function saveTabFindings(
  tx: Tx,
  tab: TabOf,
  { own, moved }: { readonly own: readonly object[]; readonly moved: FindingCounts },
): Promise<void> {
  await tx.db
    .updateTable('schedule_tabs')
    .set((eb) => ({
      joint_findings: JSON.stringify(own),
      errors: eb('errors', '+', moved.errors),
      hard_errors: eb('hard_errors', '+', moved.hardErrors),
      outliers: eb('outliers', '+', moved.outliers),
      limits_to_review: eb('limits_to_review', '+', moved.limitsToReview),
    }))
    .where('account_code', '=', tab.account)
    .where('schedule_type', '=', tab.type)
    .where('tab_id', '=', tab.tabId)
    .execute()
}

const nameTaken = () => new ErrorResponse(409, 'name_taken', scheduleMessages.tabNameTaken)

const columnsOf = ({ account, type, tabId }: TabOf) => ({ account_code: account, schedule_type: type, tab_id: tabId })
