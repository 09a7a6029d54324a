import type { HolderActivityList } from '@portico/contract/areas/certificates/delivery/certificate-delivery.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** When each holder last received a certificate, when that one expires, and the status of the latest email to it. */
export async function holderActivity(tx: Tx, account: string): Promise<HolderActivityList['holders']> {
  const { rows } = await sql<HolderActivityList['holders'][number]>`
    select issued.holder_id as "holderId", max(issued_on) as "lastIssuedOn",
      (array_agg(expires_on order by issued_on desc, created_at desc, issued.id desc))[1] as "expiresOn",
      (select case when latest.state <> 'QUEUED' or messages.id is null then latest.state
          when messages.sent_at is not null then 'SENT' when content_sealed is null then 'FAILED' else 'QUEUED' end
        from certificate_deliveries latest left join messages on messages.id = message_id
        where latest.account_code = ${account} and latest.holder_id = issued.holder_id
        order by latest.created_at desc, latest.id desc limit 1) as delivery
    from certificates issued
    where account_code = ${account} and issued.status in ('ISSUED', 'SUPERSEDED') group by issued.holder_id`.execute(
    tx.db,
  )
  return rows
}
