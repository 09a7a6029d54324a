import type { LeadTime } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { LeadTimeTables } from './lead-times.table.ts'

/** Puts other lead times in the place of those that a brokerage had. */
export async function replaceLeadRules(tx: Tx, brokerage: string, rules: readonly LeadTime[]): Promise<void> {
  const tables = tx.db.$extendTables<LeadTimeTables>()
  await tables.deleteFrom('renewal_lead_times').where('brokerage_code', '=', brokerage).execute()
  if (rules.length === 0) return
  await tables
    .insertInto('renewal_lead_times')
    .values(rules.map(({ step, days, from }) => ({ brokerage_code: brokerage, step, days, from_day: from })))
    .execute()
}
