import { usualRemindEvery, withDefaults } from '@portico/contract/areas/renewals/lead-times.ts'
import type { LeadTime, LeadTimes } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'

/** The lead times that a brokerage has set. */
export async function leadRulesView(tx: Tx, brokerage: string): Promise<LeadTime[]> {
  return tx.db
    .selectFrom('renewal_lead_times')
    .select(['step', 'days', 'from_day as from'])
    .where('brokerage_code', '=', brokerage)
    .orderBy('step')
    .orderBy('from_day')
    .execute()
}

/** Days between two reminders of a late step at a brokerage; null if they are off. */
export async function remindEveryView(tx: Tx, brokerage: string): Promise<number | null> {
  const found = await tx.db
    .selectFrom('renewal_nudging')
    .select('every_days')
    .where('brokerage_code', '=', brokerage)
    .executeTakeFirst()
  return found === undefined ? usualRemindEvery : found.every_days
}

/** The lead times of a brokerage as it reads them, of every step at least the usual one. */
export async function leadTimesView(tx: Tx, brokerage: string): Promise<LeadTimes> {
  const [rules, remindEvery] = await Promise.all([leadRulesView(tx, brokerage), remindEveryView(tx, brokerage)])
  return { rules: withDefaults(rules), remindEvery }
}
