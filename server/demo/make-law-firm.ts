import type { Tx } from '../platform/database/database.ts'
import { daysAfter } from './demo-dates.ts'
import { demoAccounts } from './demo-accounts.ts'

/** The professional liability policy of the demonstration's law firm: of one year, up to its renewal. */
export async function makeLawFirm(tx: Tx, now: Date): Promise<void> {
  const firm = demoAccounts.find(({ code }) => code === 'DOELAW')!
  await tx.db
    .insertInto('law_firm_policies')
    .values({
      account_code: firm.code,
      firm_name: firm.companyName,
      producer_name: 'Rosa Delgado',
      producer_email: 'rosa.delgado@alps.test',
      producer_phone: '(406) 555-0138',
      picture: null,
      expiration_date: daysAfter(now, firm.renewalInDays),
      progress_percent: Math.round((1 - firm.renewalInDays / 365) * 100),
      canceled: false,
    })
    .execute()
}
