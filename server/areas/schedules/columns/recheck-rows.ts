import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import { shownColumns } from '@portico/contract/areas/schedules/columns/shape-columns.ts'
import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import { change } from '../../events/events.public.ts'
import { askForChecks } from '../findings/ask-for-checks.ts'
import { countsMoved } from '../findings/finding-counts.ts'
import { saveJudged, type JudgedRow } from '../rows/judged-row.store.ts'
import { rulesForBrokerage, rulesOfLines } from '../rows/published-rules.read-model.ts'
import { RowRules } from '../rows/row-rules.ts'
import { storedRows } from '../rows/rows.view.ts'
import { moveFindingCounts } from '../tabs/finding-count.store.ts'
import type { TabOf } from '../tabs/tab.store.ts'
import { lockedTab } from '../tabs/tabs.view.ts'
import { brokerageRows, type RowPlace, type RowsOf, type RowsPart } from './brokerage-rows.view.ts'
import { columnsView } from './columns.view.ts'

export const recheckQueue = 'schedule-recheck'

/** Rows that one job looks at; then others have their turn. */
const rowsAtOnce = 1000

/** The rows of a brokerage, or of one tab, to check again, from a position on. */
export type Recheck = RowsOf & { readonly after?: RowPlace }

/** Checks rows again in the background when their columns, the tables of class codes or published rules change. */
export function recheckRows(platform: Platform): void {
  platform.jobs.work<Recheck>(recheckQueue, (recheck) => recheckPart(platform, recheck))
}

async function recheckPart(platform: Platform, { after, ...of }: Recheck): Promise<void> {
  const { database, jobs } = platform
  const { rules, published, part } = await database.read('system', async (tx) => {
    const [{ settings }, ofBrokerage] = await Promise.all([
      columnsView(tx, of),
      rulesForBrokerage(tx, of, platform.now()),
    ])
    const found = await brokerageRows(tx, of, { after: after ?? null, limit: rowsAtOnce })
    const made = new RowRules(of.type, shownColumns(columnsOf(of.type), settings), platform.now())
    await made.lookUp(tx, cellsOf(found))
    return { rules: made, published: ofBrokerage, part: found }
  })
  // Find all changed rows before saving any: saving looks up the codes of only one tab.
  const others = part.tabs.map((tab) => {
    const forTab = rulesOfLines(published, tab.lines)
    rules.judgeBy({ classOwners: tab.classOwners, published: forTab })
    return {
      published: forTab,
      tab: { account: tab.account, type: of.type, tabId: tab.tabId },
      rowIds: tab.found.filter((row) => isOther(row, judge(row, rules))).map(({ rowId }) => rowId),
    }
  })
  for (const { tab, rowIds, published: forTab } of others) {
    rules.judgeBy({ published: forTab })
    // oxlint-disable-next-line no-await-in-loop -- one tab after the other, so that no other work waits long
    if (rowIds.length > 0) await keepJudged(platform, tab, { rowIds, rules })
  }
  const { next } = part
  if (next !== null)
    await database.write('system', (tx) => jobs.enqueue(tx, recheckQueue, { ...of, after: next } satisfies Recheck))
}

function* cellsOf({ tabs }: RowsPart) {
  for (const { found } of tabs) for (const { cells } of found) yield cells
}

/** Reads and checks rows again with their tab locked, since someone may have edited them. */
async function keepJudged(
  platform: Platform,
  tab: TabOf,
  { rowIds, rules }: { readonly rowIds: readonly string[]; readonly rules: RowRules },
): Promise<void> {
  const { account, type, tabId } = tab
  const author = { userId: undefined, requestId: recheckQueue, scope: { account }, idempotency: undefined }
  await write(platform, author, async (tx) => {
    rules.readCodesBy((await lockedTab(tx, tab))?.classOwners ?? {})
    const rows = await storedRows(tx, tab, rowIds)
    await rules.lookUp(
      tx,
      rows.map(({ cells }) => cells),
    )
    const judged = rows.map((row) => judge(row, rules))
    await saveJudged(tx, tab, judged, platform.now())
    const findings = (some: readonly JudgedRow[]) => some.flatMap((row) => row.findings)
    await moveFindingCounts(tx, tab, countsMoved(findings(rows), findings(judged)))
    await askForChecks(tx, platform, [tab])
    await tx.record({
      action: 'schedule.recheck',
      subject: { type: 'schedule', id: tabId === noTab ? type : `${type}/${tabId}` },
      after: { name: nameOfType(type), rows: judged.length },
      events: [change(account, 'schedules', `${type}/${tabId}`)],
    })
    return { status: 204 }
  })
}

/** A row with its cells parsed by the current columns. Values in hidden columns are unchanged. */
function judge({ rowId, cells: stored }: JudgedRow, rules: RowRules): JudgedRow {
  const read = Object.entries(stored).map(([column, value]) => [column, rules.normalized(column, value)] as const)
  const cells = Object.fromEntries(read.filter((cell): cell is readonly [string, string] => cell[1] !== null))
  return { rowId, cells, findings: rules.findings(cells) }
}

const isOther = (before: JudgedRow, after: JudgedRow): boolean =>
  JSON.stringify(inOrder(before.cells)) !== JSON.stringify(inOrder(after.cells)) ||
  JSON.stringify(before.findings.map(said)) !== JSON.stringify(after.findings.map(said))

const inOrder = (cells: JudgedRow['cells']) =>
  Object.entries(cells).toSorted(([one], [other]) => (one < other ? -1 : 1))
const said = ({ column, severity, message }: JudgedRow['findings'][number]) => [column, severity, message]
