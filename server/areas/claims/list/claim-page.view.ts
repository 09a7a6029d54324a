import { type ClaimFact, claimFactKeys } from '@portico/contract/areas/claims/claim-facts.ts'
import { typesNamed } from '@portico/contract/areas/claims/claim-types.ts'
import type { ClaimStatus } from '@portico/contract/areas/claims/claim.rules.ts'
import type { ClaimList, ClaimNarrowing } from '@portico/contract/areas/claims/claim.shapes.ts'
import { mostCounted } from '@portico/contract/kit/paging.ts'
import { type RawBuilder, sql } from 'kysely'
import { readOffset, writeOffset } from '../../../platform/cursor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { orderedBy } from '../../../platform/records/list-order.ts'
import { containing } from '../../../platform/text-search.ts'
import { type ClaimReader, isKnownTo } from '@portico/contract/areas/claims/reading/claim-reader.ts'
import type { ClaimRecord } from '@portico/contract/areas/claims/reading/claim-record.ts'
import { claimsOf, visibleTo } from '../claims.view.ts'
import { type ClaimsFound, claimsWith, isFound } from '../claims-with.view.ts'
import { factsOf, lagOfClaim } from './claim-facts.ts'

interface ClaimPage extends Pick<ClaimList, 'total' | 'isMore' | 'nextCursor'> {
  readonly records: readonly ClaimRecord[]
}

/** Claims that there are to a reader, narrowed and in order: those that changed last first where none is asked for. */
export async function claimPage(tx: Tx, reader: ClaimReader, asked: ClaimNarrowing): Promise<ClaimPage> {
  const words = (asked.search ?? '').split(/\s+/).filter((word) => word !== '')
  const found = await foundByText(tx, reader, words)
  const condition = sql`${visibleTo(reader)} and ${narrowed(reader, asked, words)} and ${isFound(found, sql`c.id`)}`
  const offset = readOffset(asked.cursor, 6)
  const order = orderedBy(asked.sort ?? '-changedAt', columnsOf(reader))
  const [records, count] = await Promise.all([
    claimsOf(tx, reader.account, condition, sql`${order}, c.id limit ${asked.limit + 1} offset ${offset}`),
    countOf(tx, reader, condition, { asked, words, found }),
  ])
  const isLast = records.length <= asked.limit
  return {
    ...count,
    records: records.slice(0, asked.limit),
    nextCursor: isLast ? null : writeOffset(offset + asked.limit),
  }
}

/** The first claims in some states, in an order. */
export const firstClaims = (
  tx: Tx,
  reader: ClaimReader,
  { states, sort, limit }: { readonly states: readonly ClaimStatus[]; readonly sort: string; readonly limit: number },
): Promise<ClaimRecord[]> =>
  claimsOf(
    tx,
    reader.account,
    sql`c.status = any(${[...states]}) and ${visibleTo(reader)}`,
    sql`${orderedBy(sort, columnsOf(reader))}, c.id limit ${limit}`,
  )

interface Listed {
  readonly asked: ClaimNarrowing
  readonly words: readonly string[]
  readonly found: ClaimsFound | undefined
}

type Count = Pick<ClaimPage, 'total' | 'isMore'>

/** How many claims a list has. What is narrowed further than the database counts is counted up to a number. */
async function countOf(
  tx: Tx,
  reader: ClaimReader,
  condition: RawBuilder<unknown>,
  { asked, words, found }: Listed,
): Promise<Count> {
  const facts = claimFactKeys.filter((key) => key !== 'report' && asked[key] !== undefined)
  const isUnfiltered = facts.length === 0 && asked.report === undefined
  if (found?.isMany && isUnfiltered && words.length === 1) return { total: mostCounted, isMore: true }
  const claims = sql`from claims c where c.account_code = ${reader.account} and ${condition}`
  const isCounted = facts.length <= 1 && words.length === 0
  const counted = isCounted
    ? sql`${reportedWith(reader, asked, facts[0])} + (select count(*)::int ${claims} and c.status = 'DRAFT')`
    : sql`(select count(*)::int from (select ${claims} limit ${mostCounted + 1}) counted)`
  const { rows } = await sql<{ total: number }>`select ${counted} as total`.execute(tx.db)
  const { total } = rows[0]!
  return isCounted || total <= mostCounted ? { total, isMore: false } : { total: mostCounted, isMore: true }
}

/** How many reported claims a list has that is narrowed to one fact at most. */
function reportedWith(reader: ClaimReader, asked: ClaimNarrowing, fact: ClaimFact = 'report'): RawBuilder<number> {
  if (asked.report === 'draft' || !isKnownTo(reader, fact)) return sql`0`
  return sql`coalesce((select count::int from claim_counts where account_code = ${reader.account}
    and fact = ${fact} and value = ${asked[fact] ?? 'reported'}), 0)`
}

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
async function foundByText(tx: Tx, reader: ClaimReader, words: readonly string[]): Promise<ClaimsFound | undefined> {
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
