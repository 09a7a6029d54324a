import type { AccountTransfer } from '@portico/contract/areas/account-transfers/transfer.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/error-response.ts'

interface Row extends Omit<
  AccountTransfer,
  'from' | 'to' | 'proposedAt' | 'expiresAt' | 'fromConsent' | 'toConsent' | 'endedAt' | 'doneAt'
> {
  readonly fromCode: string
  readonly fromName: string
  readonly toCode: string
  readonly toName: string
  readonly proposedAt: Date
  readonly expiresAt: Date
  readonly fromBy: string | null
  readonly fromAt: Date | null
  readonly toBy: string | null
  readonly toAt: Date | null
  readonly endedAt: Date | null
  readonly doneAt: Date | null
}

/** Whose transfers are requested. */
type Asked =
  | { readonly id: string; readonly brokerage?: string }
  | { readonly brokerage: string }
  | { readonly account: string }
  | { readonly all: true }

const conditionOf = (asked: Asked) => {
  if ('all' in asked) return sql`true`
  if ('account' in asked) return sql`transfer.code = ${asked.account}`
  const ofBrokerage =
    asked.brokerage === undefined ? sql`true` : sql`${asked.brokerage} in (transfer.from_code, transfer.to_code)`
  return 'id' in asked ? sql`transfer.id = ${asked.id} and ${ofBrokerage}` : ofBrokerage
}

/** Transfers of accounts, the latest first. */
export async function transfersView(tx: Tx, asked: Asked): Promise<AccountTransfer[]> {
  const { rows } =
    await sql<Row>`select transfer.id, kind, transfer.code as "accountCode", company_name as "companyName", state,
      left_one.code as "fromCode", left_one.name as "fromName", next_one.code as "toCode", next_one.name as "toName",
      effective_on as "effectiveOn", ends_on as "endsOn", transfer.time_zone as "timeZone", reason, proposer.name as "proposedBy",
      proposed_at as "proposedAt", expires_at as "expiresAt", giver.name as "fromBy", from_confirmed_at as "fromAt",
      taker.name as "toBy", to_confirmed_at as "toAt", obstacles, ender.name as "endedBy", ended_side as "endedSide",
      ended_at as "endedAt", end_reason as "endReason", done_at as "doneAt", transfer.version
    from account_transfers transfer join brokerages left_one on left_one.code = from_code
      join brokerages next_one on next_one.code = to_code join person_names proposer on proposer.id = proposed_by
      left join person_names giver on giver.id = from_confirmed_by
      left join person_names taker on taker.id = to_confirmed_by left join person_names ender on ender.id = ended_by
    where ${conditionOf(asked)} order by proposed_at desc, transfer.id desc limit 200`.execute(tx.db)
  return rows.map(shown)
}

/** One transfer; rejected if unknown or not the brokerage's. */
export async function wantedTransfer(tx: Tx, id: string, brokerage?: string): Promise<AccountTransfer> {
  const [transfer] = await transfersView(tx, { id, ...(brokerage !== undefined && { brokerage }) })
  if (transfer === undefined) throw notFound()
  return transfer
}

const moment = (at: Date | null): string | null => at?.toISOString() ?? null

const consent = (by: string | null, at: Date | null): AccountTransfer['fromConsent'] =>
  by === null || at === null ? null : { by, at: at.toISOString() }

function shown(row: Row): AccountTransfer {
  const { fromCode, fromName, toCode, toName, fromBy, fromAt, toBy, toAt, ...rest } = row
  return {
    ...rest,
    from: { brokerCode: fromCode, name: fromName },
    to: { brokerCode: toCode, name: toName },
    proposedAt: row.proposedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    fromConsent: consent(fromBy, fromAt),
    toConsent: consent(toBy, toAt),
    endedAt: moment(row.endedAt),
    doneAt: moment(row.doneAt),
  }
}
