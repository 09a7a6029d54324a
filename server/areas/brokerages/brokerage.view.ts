import type { Brokerage } from '@portico/contract/areas/brokerages/brokerage.shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import { brokerageAccessIn, type Actor } from '../../platform/access/actor.ts'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Row } from '../../platform/database/rows.ts'
import { notFound } from '../../platform/error-response.ts'
import { firstFound, isText, textMatches } from '../../platform/text-search.ts'
import { isBrokerageCode } from './brokerage-directory.ts'

interface Filter {
  readonly search?: string | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}

const sortName = sql<string>`lower(name)`

/** A page of the brokerages that an actor works for, by name; of all of them for an administrator. */
export async function brokerageListView(
  tx: Tx,
  actor: Actor,
  { search = '', cursor, limit }: Filter,
): Promise<{ items: Brokerage[]; nextCursor: string | null; isCut: boolean }> {
  const own = actor.isAdmin ? sql<boolean>`true` : sql<boolean>`code = any(${[...actor.brokerages.keys()]}::text[])`
  const isFound = search === '' ? sql`true` : textMatches(sql`lower(name || ' ' || code)`, search)
  let query = brokerages(tx, firstFound(sql`select * from brokerages where ${own} and ${isFound}`, search))
    .select([sortName.as('sortName'), sql<boolean>`is_cut`.as('isCut')])
    .orderBy(sortName)
    .orderBy('code')
    .limit(limit + 1)
  const after = readCursor(cursor, [isText, isBrokerageCode])
  if (after !== undefined) query = query.where(sql<boolean>`(${sortName}, code) > (${after[0]}, ${after[1]})`)
  const rows = await query.execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map((row) => shown(row, actor)),
    nextCursor: rows.length > limit && last ? writeCursor([last.sortName, last.brokerCode]) : null,
    isCut: last?.isCut ?? false,
  }
}

/** One brokerage as an actor sees it. */
export async function brokerageView(tx: Tx, actor: Actor, code: string): Promise<Brokerage> {
  const row = await brokerages(tx).where('code', '=', code).executeTakeFirst()
  if (row === undefined) throw notFound()
  return shown(row, actor)
}

const brokerages = (tx: Tx, found: RawBuilder<unknown> = sql`brokerages`) =>
  tx.db
    .selectFrom((found as RawBuilder<Row<'brokerages'>>).as('brokerages'))
    .select(['code as brokerCode', 'name as brokerName', 'subdomain', 'two_factor as twoFactor'])
    .select(sql<boolean>`suspended_at is not null`.as('isSuspended'))

const shown = (row: Omit<Brokerage, 'mayAdminister'>, actor: Actor): Brokerage => ({
  ...row,
  mayAdminister: brokerageAccessIn(actor, row.brokerCode)?.isBrokerageAdmin ?? false,
})
