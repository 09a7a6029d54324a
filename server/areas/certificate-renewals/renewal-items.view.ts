import type {
  RenewalAt,
  RenewalProgress,
  SliceItem,
} from '@portico/contract/areas/certificate-renewals/renewal-work.ts'
import type {
  RenewalItem,
  RenewalItemFilter,
} from '@portico/contract/areas/certificate-renewals/certificate-renewal.shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import { containing, isText } from '../../platform/text-search.ts'

interface Wanted extends RenewalItemFilter {
  readonly cursor?: string | undefined
  readonly limit: number
}

/** A page of the holders of a renewal, by name. */
export async function renewalItems(
  tx: Tx,
  { account, id }: RenewalAt,
  wanted: Wanted,
): Promise<{ items: RenewalItem[]; nextCursor: string | null }> {
  const place = readCursor(wanted.cursor, [isText, isId])
  const after =
    place === undefined ? sql`` : sql` and (lower(item.holder_name), previous_id) > (${place[0]}, ${place[1]}::uuid)`
  const { rows } = await sql<RenewalItem & { key: string }>`
    select previous_id as "previousId", previous.number, item.holder_name as "holderName",
      item.group_name as "groupName", coalesce(holder.email, '') as email,
      coalesce(previous.request ->> 'project', '') as project, previous.expires_on as "expiresOn", verdict, issues,
      is_kept as "isKept", item.state, item.certificate_id as "certificateId",
      case when delivery.state <> 'QUEUED' or messages.id is null then delivery.state
        when messages.sent_at is not null then 'SENT' when content_sealed is null then 'FAILED'
        else 'QUEUED' end as delivery,
      lower(item.holder_name) as key
    from certificate_renewal_items item
      join certificates previous on previous.account_code = item.account_code and previous.id = previous_id
      left join certificate_holders holder on holder.account_code = item.account_code and holder.id = previous.holder_id
      left join certificate_deliveries delivery on delivery.account_code = item.account_code and delivery.id = delivery_id
      left join messages on messages.id = message_id
    where item.account_code = ${account} and item.renewal_id = ${id} and ${matchingItems(wanted)}${after}
    order by lower(item.holder_name), previous_id limit ${wanted.limit + 1}`.execute(tx.db)
  const last = rows.length > wanted.limit ? rows[wanted.limit - 1] : undefined
  return {
    items: rows.slice(0, wanted.limit),
    nextCursor: last === undefined ? null : writeCursor([last.key, last.previousId]),
  }
}

/** The condition that a filter is, over `item`. */
export const matchingItems = ({
  search = '',
  group,
  verdict,
  kept,
  state,
}: RenewalItemFilter): RawBuilder<boolean> => sql<boolean>`
  (${search}::text = '' or lower(item.holder_name) like ${containing(search)})
  and (${group ?? null}::text is null or item.group_name = ${group ?? null})
  and (${verdict ?? null}::text is null or item.verdict = ${verdict ?? null})
  and (${kept ?? null}::text is null or item.is_kept = (${kept ?? null}::text = 'Y'))
  and (${state ?? null}::text is null or item.state = ${state ?? null})`

type Step = 'COMPARE' | 'ISSUE' | 'SEND'

const steps: Readonly<Record<Step, RawBuilder<unknown>>> = {
  COMPARE: sql`verdict is null`,
  ISSUE: sql`state = 'WAITING' and is_kept and verdict = 'SUPPORTED'`,
  SEND: sql`state = 'ISSUED'`,
}

/** The next items of a renewal that wait for a step. */
export async function waitingItems(
  tx: Tx,
  { account, id }: RenewalAt,
  step: Step,
  limit: number,
): Promise<SliceItem[]> {
  const { rows } = await sql<SliceItem>`
    select previous_id as "previousId", holder_id as "holderId", certificate_id as "certificateId",
      delivery_id as "deliveryId"
    from certificate_renewal_items
    where account_code = ${account} and renewal_id = ${id} and ${steps[step]}
    order by previous_id limit ${limit}`.execute(tx.db)
  return rows
}

/** Where a renewal is; undefined if there is none of that id. */
export async function renewalStep(tx: Tx, { account, id }: RenewalAt): Promise<RenewalProgress | undefined> {
  const { rows } = await sql<RenewalProgress>`
    select state, step, form, host from certificate_renewals where account_code = ${account} and id = ${id}`.execute(
    tx.db,
  )
  return rows[0]
}

/** Renewals whose work stopped half-way, such as in a crash. */
export async function strandedRenewals(
  tx: Tx,
  before: Date,
): Promise<readonly (RenewalAt & { readonly step: number })[]> {
  const { rows } = await sql<RenewalAt & { step: number }>`
    select account_code as account, id, step from certificate_renewals
    where state in ('COMPARING', 'RUNNING') and moved_at < ${before} order by moved_at limit 100`.execute(tx.db)
  return rows
}
