import type { LeadTime } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { deleteRow, insertRows, saveRow } from '../../../platform/database/rows.ts'

/** Stores how often the portal reminds people of late steps. */
export async function saveRemindEvery(tx: Tx, brokerage: string, every: number | null): Promise<void> {
  await saveRow(tx, 'renewal_nudging', ['brokerage_code'], { brokerage_code: brokerage, every_days: every })
}

/** Replaces a brokerage's lead times. */
export async function replaceLeadRules(tx: Tx, brokerage: string, rules: readonly LeadTime[]): Promise<void> {
  await deleteRow(tx, 'renewal_lead_times', { brokerage_code: brokerage })
  await insertRows(
    tx,
    'renewal_lead_times',
    rules.map(({ step, days, from }) => ({ brokerage_code: brokerage, step, days, from_day: from })),
  )
}
