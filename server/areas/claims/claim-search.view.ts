import type { SearchResults } from '@portico/contract/areas/search/search.shapes.ts'
import { claimTypeNames, type ClaimTypeCode } from '@portico/contract/areas/claims/claim-types.ts'
import { sql } from 'kysely'
import type { Search, Searcher } from '../../platform/area.ts'
import type { Tx } from '../../platform/database/database.ts'
import { containing } from '../../platform/text-search.ts'
import { claimReader, mayReadClaims } from './claims.access.ts'
import { claimsWith, isFound } from './claims-with.view.ts'

interface Row {
  readonly id: string
  readonly ourNumber: string
  readonly claimNumber: string
  readonly type: ClaimTypeCode
}

/** Reported claims by number and, for those who may know it, by claimant: never by what tells of an injury. */
export async function claimResults(tx: Tx, who: Searcher, { text, limit }: Search): Promise<SearchResults['claims']> {
  if (!mayReadClaims(who)) return []
  const reader = claimReader(who)
  const { account, seesClaimants } = reader
  const found = await claimsWith(tx, reader, { text, inWords: false })
  const { rows } = await sql<Row>`
    select id, our_number as "ourNumber", claim_number as "claimNumber", type from claims
    where account_code = ${account} and status <> 'DRAFT'
      and ${isFound(found)}
      and (numbers like ${containing(text)}
        or (${seesClaimants}::boolean and lower(claimant) like ${containing(text)}))
    order by changed_at desc nulls last, id limit ${limit}`.execute(tx.db)
  return rows.map(({ type, ...row }) => ({ ...row, type: claimTypeNames[type] }))
}
