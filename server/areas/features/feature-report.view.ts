import {
  featureDefaults,
  type FeatureName,
  type FeatureValue,
} from '@portico/contract/areas/features/feature-defaults.ts'
import { type FeatureOverride, mostCounted } from '@portico/contract/areas/features/feature-report.shapes.ts'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isText } from '../../platform/text-search.ts'

interface Use {
  readonly name: string
  readonly brokerages: number
  readonly accounts: number
}

/** How many brokerages and accounts have their own value, by flag; counted only as far as is shown. */
export async function featureUses(tx: Tx, names: readonly FeatureName[]): Promise<ReadonlyMap<string, Use>> {
  const { rows } = await sql<Use>`select flag as name,
      (select count(*)::int from (
        select 1 from brokerage_features where name = flag limit ${mostCounted + 1}) as counted) as brokerages,
      (select count(*)::int from (
        select 1 from account_features where name = flag limit ${mostCounted + 1}) as counted) as accounts
    from unnest(${[...names]}::text[]) as flag`.execute(tx.db)
  return new Map(rows.map((row) => [row.name, row]))
}

interface Row extends Pick<FeatureOverride, 'level' | 'code' | 'name'> {
  readonly place: string
  readonly value: FeatureValue
  readonly inherited: FeatureValue | null
}

/** A page of the brokerages and then the accounts that have their own value of a flag. */
export async function featureOverrides(
  tx: Tx,
  flag: FeatureName,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<{ items: FeatureOverride[]; nextCursor: string | null }> {
  const [place = '', code = ''] = readCursor(cursor, [isText, isText]) ?? []
  const { rows } = await sql<Row>`
    select place, level, code, name, value, inherited from (
      (select '1' as place, 'BROKERAGE' as level, code, brokerages.name, value, null::jsonb as inherited
        from brokerage_features of_flag join brokerages on code = brokerage_code
        where of_flag.name = ${flag} and ('1', code) > (${place}, ${code}) order by code limit ${limit + 1})
      union all
      (select '2', 'ACCOUNT', code, company_name, of_flag.value, of_brokerage.value
        from account_features of_flag join accounts on code = of_flag.account_code and deleted_at is null
        left join brokerage_features of_brokerage
          on of_brokerage.brokerage_code = accounts.brokerage_code and of_brokerage.name = ${flag}
        where of_flag.name = ${flag} and ('2', code) > (${place}, ${code}) order by code limit ${limit + 1})
    ) as overrides order by place, code limit ${limit + 1}`.execute(tx.db)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(({ place: _place, inherited, ...row }) => ({
      ...row,
      isStale: isDeepStrictEqual(row.value, inherited ?? featureDefaults[flag]),
    })),
    nextCursor: rows.length > limit && last ? writeCursor([last.place, last.code]) : null,
  }
}
