import type { PolicyTables } from '../areas/policies/policies.table.ts'
import type { Tx } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { demoAccounts } from './demo-accounts.ts'
import { daysAfter, yearsBefore } from './demo-dates.ts'
import { demoLines } from './demo-policies.ts'

/** Every line has a term a year; the current one ends on the account's renewal date. */
export async function makePolicies(tx: Tx, now: Date): Promise<void> {
  const rows = demoLines.flatMap((line) => {
    const { renewalInDays } = demoAccounts.find(({ code }) => code === line.account)!
    const renewal = daysAfter(now, renewalInDays)
    return Array.from({ length: line.years }, (_, termsBack) => {
      const effective = yearsBefore(renewal, termsBack + 1)
      return {
        account_code: line.account,
        id: newId(now),
        is_external: line.isExternal ?? false,
        policy_number: `${line.prefix}-${effective.slice(2, 4)}`,
        policy_type: line.type,
        carrier: line.carrier,
        name: line.name,
        effective_date: effective,
        expiration_date: yearsBefore(renewal, termsBack),
        canceled_on: line.canceledTermsBack === termsBack ? daysAfter(now, -40) : null,
        created_at: now,
      }
    })
  })
  await tx.db.$extendTables<PolicyTables>().insertInto('policies').values(rows).execute()
}
