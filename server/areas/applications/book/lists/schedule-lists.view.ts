import {
  buildingFacts,
  buildingOf,
  type Cells,
  scheduleLists,
} from '@portico/contract/areas/applications/lists/schedule-lists.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/database.ts'
import type { SourceValue } from '../../answers/filled-form.ts'
import { listSource, mostListed } from './list-source.ts'

interface Row {
  readonly type: string
  readonly id: string
  readonly cells: Cells
  readonly many: number
  readonly at: Date
}

const wanted = [...scheduleLists.map(({ type }) => type), 'PROPERTY_COVERAGES']

/** The lists of forms that the schedules of an account fill: the first rows of each, in the order of its tabs. */
export async function scheduleListSource(tx: Tx, account: string): Promise<ReadonlyMap<string, SourceValue>> {
  const { rows } = await sql<Row>`
    select type, each.* from unnest(${wanted}::text[]) as type cross join lateral (
      select row_id as id, cells, count(*) over ()::int as many, max(changed_at) over () as at
      from schedule_rows where account_code = ${account} and schedule_type = type
      order by tab_id, rank limit ${mostListed}) as each`.execute(tx.db)
  const ofType = Map.groupBy(rows, ({ type }) => type)
  const buildings = new Map(ofType.get('PROPERTY_COVERAGES')?.map(({ cells }) => [buildingOf(cells), cells]))
  return new Map(
    scheduleLists.flatMap(({ group, type, name, facts }) => {
      const found = ofType.get(type) ?? []
      const items = found.map(({ id, cells }) => {
        const building = type === 'LOCATIONS' ? buildings.get(buildingOf(cells)) : undefined
        return { id, facts: { ...(building !== undefined && buildingFacts(building)), ...facts(cells) } }
      })
      const { many = 0, at = new Date(0) } = found[0] ?? {}
      return [...listSource(group, items, { of: name, many, source: 'SCHEDULE', by: null, at: at.toISOString() })]
    }),
  )
}
