import type { ScheduleRule } from '@portico/contract/areas/schedule-rules/schedule-rule.shapes.ts'
import { countingBy } from '@portico/contract/areas/schedules/checks/check-schedule.ts'
import type { Cells } from '@portico/contract/areas/schedules/checks/rows.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import { publishedRowRules } from '@portico/contract/areas/schedules/published/published-rules.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { storedRows } from '../../schedules/schedules.public.ts'
import { columnsAtBrokerages } from '../rule-columns.view.ts'
import type { SliceResult } from './simulation.store.ts'

/** Rows that one step reads; then other work has its turn. */
const sliceRows = 1000

/** Where a slice starts. */
export type SlicePlace = Parameters<typeof storedRows.part>[2]['after']

type Simulated = Pick<ScheduleRule, 'scheduleType' | 'brokerage' | 'lines' | 'conditions' | 'requirement'>

/** Reads the next stored rows and finds those that break a rule. It changes nothing. */
export async function simulateSlice(
  tx: Tx,
  rule: Simulated,
  after: SlicePlace,
): Promise<SliceResult & { readonly next: SlicePlace }> {
  const of = { brokerage: rule.brokerage, type: rule.scheduleType }
  const { tabs, next } = await storedRows.part(tx, of, { after, limit: sliceRows })
  const columns = await columnsAtBrokerages(tx, of.type, [...new Set(tabs.map(({ brokerage }) => brokerage))])
  const checks = new Map<string, RowCheck>()
  const checkAt = (brokerage: string): RowCheck => {
    const check = checks.get(brokerage) ?? checkOf(rule, columns.get(brokerage) ?? columnsOf(of.type))
    checks.set(brokerage, check)
    return check
  }
  const slice = { rowsRead: 0, rowsChecked: 0, hits: [] as SliceResult['hits'][number][] }
  for (const { account, brokerage, lines, tabId, found } of tabs) {
    slice.rowsRead += found.length
    if (rule.lines.length > 0 && !rule.lines.some((line) => lines.includes(line))) continue
    const { counts, breaks } = checkAt(brokerage)
    const counting = found.filter(({ cells }) => counts(cells))
    slice.rowsChecked += counting.length
    const broken = counting.filter(({ cells }) => breaks(cells))
    slice.hits.push(...broken.map(({ rowId }) => ({ account, tabId, rowId })))
  }
  return { ...slice, next }
}

interface RowCheck {
  readonly counts: (cells: Cells) => boolean
  readonly breaks: (cells: Cells) => boolean
}

/** A rule's check for a schedule with these columns; none if one of its own is hidden. */
function checkOf({ conditions, requirement }: Simulated, columns: readonly ColumnDefinition[]): RowCheck {
  const [check] = publishedRowRules([{ conditions, requirement, severity: 'ERROR', message: '' }], columns)
  if (check === undefined) return { counts: () => false, breaks: () => false }
  return { counts: countingBy(columns), breaks: (cells) => check.isBroken(cells, '') }
}
