import type { ClaimOptions } from '@portico/contract/areas/claims/claim.shapes.ts'
import type { ClaimPolicy } from '@portico/contract/areas/claims/claim.rules.ts'
import { answerSources as sources } from '@portico/contract/areas/claims/reading/answer-sources.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

type List = keyof ClaimOptions['lists']

interface Row {
  readonly type: string
  readonly cells: Readonly<Record<string, string>>
}

/** Policy terms that were in force on some day, the newest first. A canceled policy ends with its cancellation. */
export async function claimPolicies(tx: Tx, account: string): Promise<ClaimPolicy[]> {
  const { rows } = await sql<ClaimPolicy>`
    select id, policy_type as line, coalesce(carrier, '') as carrier, policy_number as "policyNumber",
      effective_date as "effectiveOn", greatest(least(expiration_date, canceled_on), effective_date) as "endsOn"
    from policies where account_code = ${account} and stage <> 'QUOTED'
    order by effective_date desc, carrier, id limit 500`.execute(tx.db)
  return rows
}

/** A vehicle or location of an account as answers name it; undefined if it is not on its schedule. */
export async function scheduledItem(
  tx: Tx,
  account: string,
  rowId: string,
): Promise<{ readonly list: List; readonly label: string; readonly state: string } | undefined> {
  const { rows } = await sql<Row>`
    select schedule_type as type, cells from schedule_rows
    where account_code = ${account} and row_id = ${rowId}`.execute(tx.db)
  const [row] = rows
  const source = row && sources[row.type]
  return source && { list: source[0], label: source[1](row.cells), state: row.cells['state'] ?? '' }
}

const mostListed = 1000

/** What answers can be picked from, as the schedules of the account have it; without personal names for viewers. */
export async function claimLists(
  tx: Tx,
  account: string,
  { withPeople }: { readonly withPeople: boolean },
): Promise<ClaimOptions['lists']> {
  const wanted = Object.keys(sources).filter((type) => withPeople || type !== 'DRIVERS')
  const { rows } = await sql<Row>`
    select type, each.cells from unnest(${wanted}::text[]) as type cross join lateral (
      select cells from schedule_rows where account_code = ${account} and schedule_type = type
      order by tab_id, rank limit ${mostListed}) as each`.execute(tx.db)
  const lists: Record<List, string[]> = {
    vehicles: [],
    drivers: [],
    locations: [],
    classes: [],
    equipment: [],
    interests: [],
  }
  for (const { type, cells } of rows) {
    const [list, label] = sources[type]!
    const text = label(cells)
    if (text !== '') lists[list].push(text)
  }
  return Object.fromEntries(
    Object.entries(lists).map(([list, items]) => [list, [...new Set(items)]]),
  ) as ClaimOptions['lists']
}
