import type { LeadTime } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { LeadTimeTables } from './lead-times.table.ts'

/** The lead times that a brokerage has set. */
export async function leadRulesView(tx: Tx, brokerage: string): Promise<LeadTime[]> {
  return tx.db
    .$extendTables<LeadTimeTables>()
    .selectFrom('renewal_lead_times')
    .select(['step', 'days', 'from_day as from'])
    .where('brokerage_code', '=', brokerage)
    .orderBy('step')
    .orderBy('from_day')
    .execute()
}
