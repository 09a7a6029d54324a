import type {
  CertificateDelivery,
  DeliveryState,
} from '@portico/contract/areas/certificates/delivery/certificate-delivery.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

interface Row extends Omit<CertificateDelivery, 'queuedAt' | 'openedAt'> {
  readonly queuedAt: Date
  readonly openedAt: Date | null
}

/** Which deliveries of an account: those of a series, or one. */
type Wanted = { readonly seriesId: string } | { readonly id: string }

/** Emails of certificates, the newest first, with the delivery status of sent ones. */
export async function deliveriesView(tx: Tx, account: string, wanted: Wanted): Promise<CertificateDelivery[]> {
  const series = 'seriesId' in wanted ? wanted.seriesId : null
  const id = 'id' in wanted ? wanted.id : null
  const { rows } = await sql<Row>`
    select delivery.id, certificate_id as "certificateId", sent.revision, delivery.recipient, form,
      case when delivery.state <> 'QUEUED' or messages.id is null then delivery.state
        when messages.sent_at is not null then 'SENT' when content_sealed is null then 'FAILED' else 'QUEUED' end as state,
      case when delivery.state <> 'QUEUED' then error else coalesce(last_error, '') end as error,
      person.name as "sentBy", delivery.created_at as "queuedAt",
      (select min(viewed_at) from certificate_views viewed
        where viewed.account_code = delivery.account_code and viewed.series_id = delivery.series_id
          and viewed_at >= delivery.created_at) as "openedAt"
    from certificate_deliveries delivery
      join certificates sent on sent.account_code = delivery.account_code and sent.id = certificate_id
      join person_names person on person.id = sent_by
      left join messages on messages.id = message_id
    where delivery.account_code = ${account}
      and (${series}::uuid is null or delivery.series_id = ${series}) and (${id}::uuid is null or delivery.id = ${id})
    order by delivery.created_at desc, delivery.id desc limit 200`.execute(tx.db)
  return rows.map((row) => ({
    ...row,
    queuedAt: row.queuedAt.toISOString(),
    openedAt: row.openedAt?.toISOString() ?? null,
  }))
}

interface Carried {
  readonly account: string
  readonly id: string
  readonly certificateId: string
  readonly sentBy: string
  readonly recipient: string
  readonly state: DeliveryState
}

/** The delivery that an email carried; undefined for emails about anything else. */
export async function deliveryByMessage(tx: Tx, messageId: string): Promise<Carried | undefined> {
  const { rows } = await sql<Carried>`
    select account_code as account, id, certificate_id as "certificateId", sent_by as "sentBy", recipient, state
    from certificate_deliveries where message_id = ${messageId}`.execute(tx.db)
  return rows[0]
}

/** The accounts whose deliveries wait to be settled, or whose PDFs wait to be removed. */
export async function accountsWithOpenDeliveries(tx: Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ account: string }>`
    select distinct account_code as account from certificate_deliveries
    where state = 'QUEUED' or mail_file_key is not null order by account_code`.execute(tx.db)
  return rows.map(({ account }) => account)
}

interface Settled {
  readonly id: string
  readonly error: string
  /** When it left; null if it was given up. */
  readonly sentAt: Date | null
}

/** Deliveries of an account whose emails have left or were given up, and are still noted as queued. */
export async function settledDeliveries(tx: Tx, account: string, limit: number): Promise<readonly Settled[]> {
  const { rows } = await sql<Settled>`
    select delivery.id, coalesce(last_error, '') as error, sent_at as "sentAt"
    from certificate_deliveries delivery join messages on messages.id = message_id
    where delivery.account_code = ${account} and delivery.state = 'QUEUED'
      and (sent_at is not null or content_sealed is null) limit ${limit}`.execute(tx.db)
  return rows
}

/** PDFs of an account whose emails have left or were given up. */
export async function settledFiles(tx: Tx, account: string, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`
    select mail_file_key as key from certificate_deliveries
    where account_code = ${account} and state <> 'QUEUED' and mail_file_key is not null limit ${limit}`.execute(tx.db)
  return rows.map(({ key }) => key)
}
