import type { PublishedRule } from '@portico/contract/areas/schedules/published/published-rules.ts'
import type { RuleTerm } from '@portico/contract/areas/schedules/published/rule-terms.ts'
import type { Severity } from '@portico/contract/areas/schedules/finding.shapes.ts'
import { utcDay } from '@portico/contract/kit/zone.rules.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { ColumnsOf } from '../columns/columns.store.ts'
import type { TabOf } from '../tabs/tab.store.ts'

interface RuleRow extends Omit<PublishedRule, 'severity'> {
  readonly severity: keyof typeof markedAs
  readonly conditions: readonly RuleTerm[]
  readonly requirement: RuleTerm
}

/** A published rule with the lines of the accounts that it is for; none for all. */
export interface BrokerageRule extends PublishedRule {
  readonly lines: readonly string[]
}

/** A blocking error stops sections and submissions; an error is a warning there, which the signer acknowledges. */
const markedAs = { HARD: 'HARD_ERROR', SOFT: 'ERROR', OUTLIER: 'OUTLIER' } as const satisfies Record<string, Severity>

const asPublished = <Row extends RuleRow>({ severity, ...row }: Row) => ({ ...row, severity: markedAs[severity] })

const inForce = (type: string, now: Date): RawBuilder<unknown> =>
  sql`state = 'PUBLISHED' and schedule_type = ${type} and starts_on <= ${utcDay(now)}::date
    and (ends_on is null or ends_on >= ${utcDay(now)}::date)`

/** The rules in force for the rows of an account’s schedule. */
export async function rulesForAccount(
  tx: Tx,
  { account, type }: Pick<TabOf, 'account' | 'type'>,
  now: Date,
): Promise<readonly PublishedRule[]> {
  const { rows } = await sql<RuleRow>`select conditions, requirement, severity, message
    from schedule_rules join accounts on accounts.code = ${account}
    where ${inForce(type, now)} and (schedule_rules.brokerage_code is null
        or schedule_rules.brokerage_code = accounts.brokerage_code)
      and (cardinality(schedule_rules.lines) = 0 or schedule_rules.lines && accounts.lines)
    order by schedule_rules.id`.execute(tx.db)
  return rows.map(asPublished)
}

/** The active rules for a schedule at a brokerage, for all lines of its accounts. */
export async function rulesForBrokerage(
  tx: Tx,
  { brokerage, type }: ColumnsOf,
  now: Date,
): Promise<readonly BrokerageRule[]> {
  const { rows } = await sql<RuleRow & { readonly lines: string[] }>`select conditions, requirement, severity, message,
      lines
    from schedule_rules
    where ${inForce(type, now)} and (brokerage_code is null or brokerage_code = ${brokerage})
    order by id`.execute(tx.db)
  return rows.map(asPublished)
}

/** Those of the rules that are for accounts with these lines. */
export const rulesOfLines = (rules: readonly BrokerageRule[], lines: readonly string[]): readonly PublishedRule[] =>
  rules
    .filter((rule) => rule.lines.length === 0 || rule.lines.some((line) => lines.includes(line)))
    .map(({ lines: _lines, ...rule }) => rule)
