import type { LeadTime } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'

/** Keeps how often the portal reminds of steps that slip. */
export async function saveRemindEvery(tx: Tx, brokerage: string, every: number | null): Promise<void> {
  await tx.db
    .insertInto('renewal_nudging')
    .values({ brokerage_code: brokerage, every_days: every })
    .onConflict((conflict) => conflict.column('brokerage_code').doUpdateSet({ every_days: every }))
    .execute()
}

/** Puts other lead times in the place of those that a brokerage had. */
export async function replaceLeadRules(tx: Tx, brokerage: string, rules: readonly LeadTime[]): Promise<void> {
  await tx.db.deleteFrom('renewal_lead_times').where('brokerage_code', '=', brokerage).execute()
  if (rules.length === 0) return
  await tx.db
    .insertInto('renewal_lead_times')
    .values(rules.map(({ step, days, from }) => ({ brokerage_code: brokerage, step, days, from_day: from })))
    .execute()
}
