import { areaHolds, areaMoves, type AreaHold, type AreaMove } from '@portico/contract/areas.ts'
import { type RawBuilder, sql } from 'kysely'
import type { AreaMerging, Merging } from '../../../platform/area.ts'
import type { Tx } from '../../../platform/database/database.ts'

/** What a merge moves from one account to another, with counts. */
export async function whatMoves(
  tx: Tx,
  { from }: Merging,
  areas: readonly AreaMerging[],
): Promise<{ kind: AreaMove; count: number }[]> {
  const counted: Partial<Record<AreaMove, (from: string) => RawBuilder<unknown>>> = Object.assign(
    {},
    ...areas.map(({ moves }) => moves),
  )
  const parts = areaMoves.flatMap((kind, place) => {
    const count = counted[kind]?.(from)
    return count === undefined
      ? []
      : sql`select ${sql.lit(place)} as place, ${kind}::text as kind, (${count})::integer as count`
  })
  const { rows } = await sql<{ kind: AreaMove; count: number }>`select kind, count from (
      ${sql.join(parts, sql` union all `)}) moving where count > 0 order by place`.execute(tx.db)
  return rows
}

/** What prevents merging an account into another. */
export async function whatHolds(tx: Tx, merging: Merging, areas: readonly AreaMerging[]): Promise<AreaHold[]> {
  const declared = areas.flatMap(({ holds = {} }) => Object.entries(holds) as [AreaHold, HeldBy][])
  const parts = declared.map(
    ([kind, held]) =>
      sql`select ${sql.lit(areaHolds.indexOf(kind))} as place, ${kind}::text as kind where ${conditionOf(held, merging)}`,
  )
  const { rows } = await sql<{ kind: AreaHold }>`select kind from (
      ${sql.join(parts, sql` union all `)}) holding order by place`.execute(tx.db)
  return rows.map(({ kind }) => kind)
}

type HeldBy = NonNullable<NonNullable<AreaMerging['holds']>[AreaHold]>

function conditionOf(held: HeldBy, merging: Merging): RawBuilder<unknown> {
  if (typeof held === 'function') return held(merging)
  const any = held.map((table) => sql`exists (select from ${sql.table(table)} where account_code = ${merging.from})`)
  return sql.join(any, sql` or `)
}
