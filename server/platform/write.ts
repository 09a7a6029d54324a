import { messages } from '@portico/contract/kit/problem.messages.ts'
import { sql } from 'kysely'
import type { Scope, Tx } from './database/database.ts'
import type { OutgoingMessage } from './messages/outgoing.ts'
import { queueMessages } from './messages/outgoing.ts'
import type { Platform } from './platform.ts'
import { ErrorResponse } from './error-response.ts'
import { openValue, seal, sealValue } from './secret.ts'

/** What a write records in its own transaction: an audit row, events and messages. */
export interface Entry {
  /** `{entity}.{verb}`, such as `task.create`. */
  readonly action: string
  readonly subject: { readonly type: string; readonly id: string }
  readonly before?: unknown
  readonly after?: unknown
  readonly events?: readonly OutboxEvent[]
  readonly messages?: readonly OutgoingMessage[]
  /** The account it is about, if the write's own scope is the platform's. */
  readonly account?: string
  /** Hidden from the account's own people, with its events: what the brokerage keeps to itself. */
  readonly internal?: boolean
}

/** An event for the stream: to one person, to all of a brokerage and its accounts, or to everyone who may open the account. */
export interface OutboxEvent {
  readonly type: string
  readonly userId?: string
  readonly brokerage?: string
  readonly payload: Readonly<Record<string, unknown>>
}

export interface WriteTx extends Tx {
  /** Writes the audit row and puts events and messages in their outboxes. Without it, the write is not committed. */
  record(entry: Entry): Promise<void>
}

/** Who writes, and under which key a repeated request is recognised. */
export interface Author {
  readonly userId: string | undefined
  /** The platform administrator who views as this person. */
  readonly impersonatedBy?: string | undefined
  readonly requestId: string
  /** The IP address; none for the portal's own actions. */
  readonly ip?: string
  readonly scope: Scope
  readonly idempotency: Idempotency | undefined
}

export interface Idempotency {
  readonly userId: string
  readonly call: string
  readonly key: string
  readonly bodyHash: string
}

export interface Answered {
  readonly status: number
  readonly body?: unknown
}

export const eventsChannel = 'portico_events'

/**
 * Runs one write handler: a transaction in the author's scope, with audit row, events and messages. Under an
 * idempotency key the answer is stored in the same transaction, so a repeat returns it and nothing happens twice.
 */
export async function write<A extends Answered>(
  platform: Platform,
  author: Author,
  work: (tx: WriteTx) => Promise<A>,
): Promise<A> {
  return platform.database.write(author.scope, async (tx) => {
    const stored = author.idempotency && (await claimKey(platform, tx, author.idempotency))
    if (stored !== undefined) return stored as A
    let recorded = 0
    const answer = await work({
      ...tx,
      record: async (entry) => {
        recorded += 1
        await keep(platform, tx, author, entry)
      },
    })
    if (recorded === 0) throw new Error('A write must leave its audit row: call tx.record before returning')
    if (author.idempotency !== undefined) await storeAnswer(platform, tx, author.idempotency, answer)
    return answer
  })
}

const accountOf = (scope: Scope) => (scope === 'system' ? null : scope.account)

/** Audit row, events and notification leave in one flight; messages follow. */
async function keep(platform: Platform, tx: Tx, author: Author, entry: Entry): Promise<void> {
  const account = entry.account ?? accountOf(author.scope)
  const { events = [], internal = false } = entry
  const now = platform.now()
  const audited = sql`insert into audit (account_code, at, actor_id, ip, action, subject_type, subject_id, before, after,
      request_id, is_internal, impersonated_by)
    values (${account}, ${now}, ${author.userId ?? null}, ${author.ip ?? null},
      ${entry.action}, ${entry.subject.type}, ${entry.subject.id}, ${json(entry.before)}, ${json(entry.after)},
      ${author.requestId}, ${internal}, ${author.impersonatedBy ?? null})`
  if (events.length === 0) await audited.execute(tx.db)
  else {
    const told = sql`with audited as (${audited}) insert into events
        (account_code, brokerage_code, user_id, type, payload, is_internal, created_at)
      select ${account}::text, brokerage, "userId", type, payload, ${internal}::boolean, ${now}::timestamptz
      from rows from (jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as (brokerage text, "userId" uuid, type text, payload jsonb)) with ordinality order by ordinality`
    await Promise.all([told.execute(tx.db), tx.notify(eventsChannel)])
  }
  if (entry.messages !== undefined) await queueMessages(platform, tx, entry.messages, account)
}

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

interface StoredAnswer {
  readonly body_hash: string
  readonly status: number
  /** Sealed: what is shown once must not be read from here. */
  readonly answer: string | null
}

/**
 * Takes the key for this request, or returns the answer already given under it. A second request under way with the
 * same key waits here for the first one's transaction, then gets its answer.
 */
async function claimKey(
  { now, secret }: Platform,
  tx: Tx,
  { userId, call, key, bodyHash }: Idempotency,
): Promise<Answered | undefined> {
  const taken = await sql`insert into idempotency (user_id, call, key, body_hash, created_at)
    values (${userId}, ${call}, ${key}, ${bodyHash}, ${now()}) on conflict do nothing returning 1`.execute(tx.db)
  if (taken.rows.length > 0) return undefined
  const found = await sql<StoredAnswer>`select body_hash, status, answer from idempotency
    where user_id = ${userId} and call = ${call} and key = ${key}`.execute(tx.db)
  const stored = found.rows[0]!
  if (stored.body_hash !== bodyHash) throw new ErrorResponse(422, 'key_reused', messages.keyReused)
  return stored.answer === null
    ? { status: stored.status }
    : { status: stored.status, body: JSON.parse(openValue(secret, 'answer', stored.answer)) }
}

async function storeAnswer(
  { secret }: Platform,
  tx: Tx,
  { userId, call, key }: Idempotency,
  { status, body }: Answered,
): Promise<void> {
  const sealed = body === undefined ? null : sealValue(secret, 'answer', JSON.stringify(body))
  await sql`update idempotency set status = ${status}, answer = ${json(sealed ?? undefined)}
    where user_id = ${userId} and call = ${call} and key = ${key}`.execute(tx.db)
}

/** A keyed fingerprint of the request's path, query and body, so that the passwords in it cannot be guessed from it. */
export const hashOfRequest = (secret: string, path: string, body: unknown): string =>
  seal(secret, 'request', path, JSON.stringify(body ?? null))

/** Does work on one item after the other, as the statements of one transaction need it. */
export function inSequence<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<unknown> {
  return items.reduce(async (before, item) => {
    await before
    return work(item)
  }, Promise.resolve<unknown>(undefined))
}
