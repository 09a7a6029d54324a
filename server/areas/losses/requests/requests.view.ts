import type { LossRunRequest } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'
import { type DatedRun, runsView } from '../runs/runs.view.ts'

interface Row extends Omit<LossRunRequest, 'status' | 'missing'> {
  /** When it was sent, or prepared if it is not sent. */
  readonly since: Date
}

async function rowsOf(tx: Tx, account: string, condition: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select q.id, carrier, carrier_email as "carrierEmail", state, terms, signer_name as "signerName",
      signer_title as "signerTitle", signature, authorization_text as "authorization", sent_on as "sentOn",
      due_on as "dueOn", rule, withdrawn_reason as "withdrawnReason", follow_ups as "followUps",
      letter_id as "letterId", person.name as "requestedBy", q.version,
      coalesce(signed_at, q.created_at) as "since"
    from loss_run_requests q join person_names person on person.id = created_by
    where account_code = ${account} and ${condition}
    order by q.created_at desc, q.id desc limit 200`.execute(tx.db)
  return rows
}

/** A request is fulfilled policy by policy, by loss runs received after it was sent. */
function shownRequest({ since, ...row }: Row, runs: readonly DatedRun[], today: string): LossRunRequest {
  const came = new Set(
    runs.filter((run) => run.createdAt > since).flatMap(({ run }) => run.terms.map(({ policyId }) => policyId)),
  )
  const missing = row.terms.map(({ policyId }) => policyId).filter((id) => !came.has(id))
  return { ...row, missing, status: statusOf(row, missing, today) }
}

function statusOf(
  { withdrawnReason, dueOn, sentOn }: Pick<Row, 'withdrawnReason' | 'dueOn' | 'sentOn'>,
  missing: readonly string[],
  today: string,
): LossRunRequest['status'] {
  if (withdrawnReason !== null) return 'WITHDRAWN'
  if (sentOn === null) return 'TO_SIGN'
  if (missing.length === 0) return 'RECEIVED'
  return dueOn !== null && dueOn < today ? 'OVERDUE' : 'OPEN'
}

/** The requests of an account, the newest first, with which runs they still wait for. */
export async function requestsView(
  tx: Tx,
  account: string,
  runs: readonly DatedRun[],
  today: string,
): Promise<LossRunRequest[]> {
  return (await rowsOf(tx, account, sql`true`)).map((row) => shownRequest(row, runs, today))
}

/** One request; undefined if the account has none with that id. */
export async function requestView(
  tx: Tx,
  account: string,
  id: string,
  today: string,
): Promise<LossRunRequest | undefined> {
  if (!isId(id)) return undefined
  const [row] = await rowsOf(tx, account, sql`q.id = ${id}`)
  return row && shownRequest(row, await runsView(tx, account, today), today)
}

export interface OverdueRequest {
  readonly account: string
  readonly timeZone: string
  readonly id: string
  readonly requestedById: string
}

/** Requests of all accounts that were due before the day of their brokerage and whose people were not reminded, the longest due first. */
export async function overdueRequests(tx: Tx, now: Date, limit: number): Promise<readonly OverdueRequest[]> {
  const { rows } = await sql<OverdueRequest>`
    select account_code as account, time_zone as "timeZone", id, created_by as "requestedById"
    from loss_run_requests join account_heads on code = account_code
    where due_on <= (${now}::timestamptz at time zone 'UTC')::date and withdrawn_reason is null and reminded_on is null
      and due_on < (${now}::timestamptz at time zone time_zone)::date
    order by due_on, id limit ${limit}`.execute(tx.db)
  return rows
}

/** Who prepared a request. */
export async function preparedBy(tx: Tx, account: string, id: string): Promise<string> {
  const { created_by } = await tx.db
    .selectFrom('loss_run_requests')
    .select('created_by')
    .where('account_code', '=', account)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return created_by
}
