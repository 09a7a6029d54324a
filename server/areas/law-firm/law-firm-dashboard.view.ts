import type { LawFirmDashboard } from '@portico/contract/areas/law-firm/law-firm.shapes.ts'
import type { Tx } from '../../platform/database/database.ts'

/** The professional liability policy of a law firm and its producer; undefined where the account has none. */
export function lawFirmDashboardView(tx: Tx, account: string): Promise<LawFirmDashboard | undefined> {
  return tx.db
    .selectFrom('law_firm_policies')
    .select([
      'firm_name as alpsFirmName',
      'producer_name as producerName',
      'producer_email as producerEmail',
      'producer_phone as producerPhone',
      'picture as alpsPicture',
      'expiration_date as lplExpirationDate',
      'progress_percent as lplProgressBarPercent',
      'canceled',
    ])
    .where('account_code', '=', account)
    .executeTakeFirst()
}
