import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'
import { factBook } from '../../applications/applications.public.ts'
import { letterheadView } from '../../branding/branding.public.ts'
import type { OrderRow } from '../binding.store.ts'
import { interestsView } from './interests.view.ts'
import type { BinderSource } from './binder-pdf.ts'

interface NextBinder {
  readonly source: BinderSource
  readonly number: number
  /** Numbers of earlier binders of the order. */
  readonly labels: readonly string[]
}

interface Wanted {
  readonly cycleId: string
  readonly quoteId: string
  /** Rows of the Additional Interests schedule. */
  readonly interests: readonly string[]
}

/** A bind request as a binder needs it, with the names of earlier binders. */
export async function nextBinderView(
  tx: Tx,
  account: string,
  { cycleId, quoteId, interests: chosen }: Wanted,
): Promise<NextBinder | undefined> {
  if (!isId(quoteId)) return undefined
  const ofOrder = sql`account_code = ${account} and quote_id = ${quoteId}`
  const orders = await sql<OrderRow>`select * from bind_orders
    where ${ofOrder} and cycle_id = ${cycleId}`.execute(tx.db)
  const order = orders.rows[0]
  if (order === undefined) return undefined
  const { rows } = await sql<Found>`
    select accounts.brokerage_code as brokerage,
      (select coalesce(max(number), 0) + 1 from bind_binders where ${ofOrder}) as number,
      array(select label from bind_binders where ${ofOrder}) as labels,
      (select content from quote_publications where ${ofOrder} and number = ${order.publication}) as quote,
      (select policy_number from policies
        where account_code = ${account} and policies.id = ${order.policy_id}) as "policyNumber",
      array(select unnest(string_to_array(nullif(address, ''), E'\\n')) from carrier_naic_numbers n
        where n.brokerage_code = accounts.brokerage_code and lower(carrier) = lower(trim(${order.carrier}))) as "carrierAddress"
    from accounts where accounts.code = ${account}`.execute(tx.db)
  const { brokerage, number, labels, ...found } = rows[0]!
  const [insuredAddress, letterhead, interests] = await Promise.all([
    factBook.mailingAddress(tx, account),
    letterheadView(tx, brokerage),
    interestsView(tx, account),
  ])
  const named = interests.filter(({ id }) => chosen.includes(id))
  return { source: { order, ...found, insuredAddress, letterhead, interests: named }, number, labels }
}

interface Found
  extends Pick<NextBinder, 'number' | 'labels'>, Pick<BinderSource, 'quote' | 'policyNumber' | 'carrierAddress'> {
  readonly brokerage: string
}

interface EndingBinder {
  readonly account: string
  readonly cycleId: string
  readonly quoteId: string
  readonly number: number
  readonly label: string
  readonly expiresOn: string
  readonly line: string
  readonly carrier: string
  readonly sent: readonly number[]
}

/** Binders that end within two weeks of a day while their policy has not come, but for those that others follow. */
export async function endingBinders(tx: Tx, today: string): Promise<readonly EndingBinder[]> {
  const { rows } = await sql<EndingBinder>`
    select b.account_code as account, o.cycle_id as "cycleId", b.quote_id as "quoteId", b.number, b.label, b.expires_on as "expiresOn", o.line, o.carrier,
      array(select days from bind_reminders r
        where r.account_code = b.account_code and r.quote_id = b.quote_id and r.number = b.number) as sent
    from bind_binders b
    join bind_orders o on o.account_code = b.account_code and o.quote_id = b.quote_id and o.state = 'BINDER'
    where b.expires_on >= ${today} and b.expires_on <= ${today}::date + 14
      and not exists (select from bind_binders later
        where later.account_code = b.account_code and later.quote_id = b.quote_id and later.number > b.number)
    order by b.expires_on, b.quote_id limit 5000`.execute(tx.db)
  return rows
}
