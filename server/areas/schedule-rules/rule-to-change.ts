import type { ScheduleRule } from '@portico/contract/areas/schedule-rules/schedule-rule.shapes.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound, stale } from '../../platform/error-response.ts'
import { wantedRule } from './rule.view.ts'
import { lockRule } from './rules.store.ts'

/** A rule, locked, in the version the editor saw; a later version is rejected with the current rule. */
export async function ruleToChange(
  tx: Tx,
  { id, version }: { readonly id: string; readonly version: number },
  now: Date,
): Promise<ScheduleRule> {
  if ((await lockRule(tx, id)) === undefined) throw notFound()
  const rule = await wantedRule(tx, id, now)
  if (rule.version !== version) throw stale(rule)
  return rule
}
