import { checkTogether, type JointFinding } from '@portico/contract/areas/schedules/checks/check-schedule.ts'
import { jointColumns, lastYearColumns } from '@portico/contract/areas/schedules/checks/compared-columns.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { inTurns } from '../../../platform/jobs/in-turns.ts'
import { effectiveColumns } from '../columns/effective-columns.ts'
import { saveJointFindings } from '../rows/row.store.ts'
import type { StoredJointFinding } from '../rows/rows.view.ts'
import { lastYearView } from '../snapshots/last-year.view.ts'
import { lastBound } from '../snapshots/snapshots.view.ts'
import { saveTabFindings, type TabOf } from '../tabs/tab.store.ts'
import { lockedTab } from '../tabs/tabs.view.ts'
import { countsMoved } from './finding-counts.ts'
import { judgedRows, otherSchedulesView, type Reads, standingJointFindings } from './tab-check.read-model.ts'

/** The result of checking a whole tab: its own issues, and the rows whose issues changed. */
export interface TabCheck {
  /** Whether anything else is found than before. */
  readonly isNews: boolean
  readonly own: readonly StoredJointFinding[]
  readonly rows: readonly { readonly rowId: string; readonly findings: readonly StoredJointFinding[] }[]
}

/** Checks the rows of a tab together, against other schedules and last year. It only reads. */
export async function checkTab(reads: Reads, tab: TabOf): Promise<TabCheck> {
  const [columns, bound] = await reads((tx) =>
    Promise.all([effectiveColumns(tx, tab.account, tab.type), lastBound(tx, tab.account)]),
  )
  const read = new Set([...jointColumns(tab.type), ...(bound === undefined ? [] : lastYearColumns(columns))])
  const rows = await judgedRows(reads, tab, { columns, read: [...read] })
  const lastYear =
    bound === undefined ? undefined : await reads((tx) => lastYearView(tx, tab, bound, { columns, rows }))
  const others = await reads((tx) => otherSchedulesView(tx, tab.account, tab.type))
  const context = { type: tab.type, columns, others, ...(lastYear && { lastYear }) }
  const counting = rows.filter(({ counts }) => counts)
  const found = await foundTogether(checkTogether(counting, context))
  const news: TabCheck['rows'][number][] = []
  await inTurns(rows, ({ rowId, jointFindings }) => {
    const findings = found.get(rowId) ?? []
    if (!areSame(jointFindings, findings)) news.push({ rowId, findings })
  })
  const own = found.get(null) ?? []
  const standing = await reads((tx) => standingJointFindings(tx, tab, []))
  return { own, rows: news, isNews: news.length > 0 || !areSame(standing.own, own) }
}

/** What was found, by row. */
async function foundTogether(steps: Iterable<JointFinding | null>): Promise<Map<string | null, StoredJointFinding[]>> {
  const found = new Map<string | null, StoredJointFinding[]>()
  await inTurns(steps, (step) => {
    if (step === null) return
    const { rowId, ...finding } = step
    found.set(rowId, [...(found.get(rowId) ?? []), finding])
  })
  return found
}

/** Stores a check's result with the tab locked. Skips rows deleted since. */
export async function keepCheck(tx: Tx, tab: TabOf, { own, rows, isNews }: TabCheck): Promise<void> {
  if (!isNews || (await lockedTab(tx, tab)) === undefined) return
  const ids = rows.map(({ rowId }) => rowId)
  const standing = await standingJointFindings(tx, tab, ids)
  const stored = rows.filter(({ rowId }) => standing.ofRows.has(rowId))
  await saveJointFindings(tx, tab, stored)
  const moved = countsMoved(
    [...standing.own, ...[...standing.ofRows.values()].flat()],
    [...own, ...stored.flatMap(({ findings }) => findings)],
  )
  await saveTabFindings(tx, tab, { own, moved })
}

/** Checks the rows of a tab together and stores the issues. */
export async function checkNow(tx: Tx, tab: TabOf): Promise<void> {
  await keepCheck(tx, tab, await checkTab((work) => work(tx), tab))
}

/** Whether the same issues were found. The database stores the keys of an issue in its own order. */
function areSame(first: readonly StoredJointFinding[], second: readonly StoredJointFinding[]): boolean {
  if (first.length !== second.length) return false
  if (first.length === 0) return true
  const written = (findings: readonly StoredJointFinding[]) =>
    JSON.stringify(findings.map(({ column, severity, message, origin }) => [column, severity, message, origin]))
  return written(first) === written(second)
}
