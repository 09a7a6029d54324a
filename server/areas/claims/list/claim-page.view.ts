import { claimFactKeys } from '@portico/contract/areas/claims/claim-facts.ts'
import { typesNamed } from '@portico/contract/areas/claims/claim-types.ts'
import { claimStatuses, type ClaimStatus } from '@portico/contract/areas/claims/claim.rules.ts'
import type { ClaimNarrowing } from '@portico/contract/areas/claims/claim.shapes.ts'
import { mostCounted } from '@portico/contract/kit/paging.ts'
import { type RawBuilder, sql } from 'kysely'
import { readCursor, writeCursor } from '../../../platform/cursor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { orderedBy } from '../../../platform/records/list-order.ts'
import { containing } from '../../../platform/text-search.ts'
import type { ClaimReader } from '@portico/contract/areas/claims/reading/claim-reader.ts'
import type { ClaimRecord } from '@portico/contract/areas/claims/reading/claim-record.ts'
import { claimsOf, visibleTo } from '../claims.view.ts'
import { claimsWith } from '../claims-with.view.ts'
import { factsOf, lagOfClaim } from './claim-facts.ts'

interface ClaimPage {
  readonly records: readonly ClaimRecord[]
  readonly total: number
  readonly nextCursor: string | null
}

const isPlace = (text: string): boolean => /^\d{1,6}$/.test(text)

/**
 * Claims that there are to a reader, narrowed and in order: those that changed last first where none is asked for.
 * `states`: only claims in one of these.
 */
export async function claimPage(
  tx: Tx,
  reader: ClaimReader,
  asked: ClaimNarrowing,
  states: readonly ClaimStatus[] = claimStatuses,
): Promise<ClaimPage> {
  const words = (asked.search ?? '').split(/\s+/).filter((word) => word !== '')
  const found = await foundByText(tx, reader, words)
  const condition = sql`c.status = any(${[...states]}) and ${visibleTo(reader)} and ${narrowed(reader, asked, words)}
    and ${typeof found === 'object' ? sql`c.id = any(${found}::uuid[])` : sql`true`}`
  const offset = Number(readCursor(asked.cursor, [isPlace])?.[0] ?? 0)
  const order = orderedBy(asked.sort ?? '-changedAt', columnsOf(reader))
  // A word that is common by itself need not be counted again.
  const isMany = found === 'many' && words.length === 1 && !isNarrowed(asked, states)
  const [records, total] = await Promise.all([
    claimsOf(tx, reader.account, condition, sql`${order}, c.id limit ${asked.limit + 1} offset ${offset}`),
    isMany ? mostCounted + 1 : counted(tx, reader, condition),
  ])
  const isLast = records.length <= asked.limit
  return {
    records: records.slice(0, asked.limit),
    total,
    nextCursor: isLast ? null : writeCursor([String(offset + asked.limit)]),
  }
}

async function counted(tx: Tx, { account }: ClaimReader, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (select from claims c
    where c.account_code = ${account} and ${condition} limit ${mostCounted + 1}) counted`.execute(tx.db)
  return rows[0]!.total
}

const isNarrowed = (asked: ClaimNarrowing, states: readonly ClaimStatus[]): boolean =>
  states.length < claimStatuses.length || claimFactKeys.some((fact) => asked[fact] !== undefined)

function narrowed(reader: ClaimReader, asked: ClaimNarrowing, words: readonly string[]): RawBuilder<boolean> {
  const facts = factsOf(reader)
  const terms = claimFactKeys.flatMap((fact) =>
    asked[fact] === undefined ? [] : [sql`${facts[fact]} = ${asked[fact]}`],
  )
  return sql`${sql.join([sql`true`, ...terms, ...words.map((word) => holds(reader, word))], sql` and `)}`
}

/** A word is somewhere in what the list shows of a claim. */
function holds({ seesClaimants }: ClaimReader, word: string): RawBuilder<boolean> {
  const inClaimant = seesClaimants ? sql`lower(c.claimant) like ${containing(word)}` : sql`false`
  return sql`(c.words like ${containing(word)} or ${inClaimant} or c.type = any(${typesNamed(word)}))`
}

/** The claims that the longest word of a search is in; undefined if that narrows nothing, or a word names a type. */
async function foundByText(tx: Tx, reader: ClaimReader, words: readonly string[]): ReturnType<typeof claimsWith> {
  const [longest] = words.filter((word) => typesNamed(word).length === 0).toSorted((a, b) => b.length - a.length)
  return longest === undefined ? undefined : claimsWith(tx, reader, { text: longest, inWords: true })
}

/** The columns that the list can be sorted by. */
const columnsOf = (reader: ClaimReader): Readonly<Record<string, RawBuilder<unknown>>> => ({
  ...factsOf(reader),
  ourNumber: sql`c.our_number`,
  lossOn: sql`c.loss_on`,
  claimant: reader.seesClaimants ? sql`lower(c.claimant)` : sql`''`,
  description: sql`c.answers->>'what'`,
  reportedOn: sql`c.reported_on`,
  lag: lagOfClaim,
  adjuster: sql`lower(c.adjuster)`,
  changedAt: sql`c.changed_at`,
  reviewOn: sql`c.review_on`,
  ...(reader.seesLossRuns && {
    paid: sql`c.paid`,
    reserve: sql`c.reserve`,
    recovered: sql`c.recovered`,
    incurred: sql`c.incurred`,
    valuation: sql`c.valued_on`,
  }),
})
