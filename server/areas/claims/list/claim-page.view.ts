import { type ClaimFact, claimFactKeys } from '@portico/contract/areas/claims/claim-facts.ts'
import { typesNamed } from '@portico/contract/areas/claims/claim-types.ts'
import { claimStatuses, type ClaimStatus } from '@portico/contract/areas/claims/claim.rules.ts'
import type { ClaimNarrowing } from '@portico/contract/areas/claims/claim.shapes.ts'
import { mostCounted } from '@portico/contract/kit/paging.ts'
import { type RawBuilder, sql } from 'kysely'
import { readCursor, writeCursor } from '../../../platform/cursor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { orderedBy } from '../../../platform/records/list-order.ts'
import { containing } from '../../../platform/text-search.ts'
import { type ClaimReader, isKnownTo } from '@portico/contract/areas/claims/reading/claim-reader.ts'
import type { ClaimRecord } from '@portico/contract/areas/claims/reading/claim-record.ts'
import { claimsOf, visibleTo } from '../claims.view.ts'
import { type ClaimsFound, claimsWith, isFound } from '../claims-with.view.ts'
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
    and ${isFound(found, sql`c.id`)}`
  const offset = Number(readCursor(asked.cursor, [isPlace])?.[0] ?? 0)
  const order = orderedBy(asked.sort ?? '-changedAt', columnsOf(reader))
  const [records, total] = await Promise.all([
    claimsOf(tx, reader.account, condition, sql`${order}, c.id limit ${asked.limit + 1} offset ${offset}`),
    totalOf(tx, reader, condition, { asked, words, found, isOfAllStates: states.length === claimStatuses.length }),
  ])
  const isLast = records.length <= asked.limit
  return {
    records: records.slice(0, asked.limit),
    total,
    nextCursor: isLast ? null : writeCursor([String(offset + asked.limit)]),
  }
}

interface Listed {
  readonly asked: ClaimNarrowing
  readonly words: readonly string[]
  readonly found: ClaimsFound | undefined
  readonly isOfAllStates: boolean
}

/** How many claims a list has. A search for one word, or for what the database counts, is not counted again. */
async function totalOf(
  tx: Tx,
  reader: ClaimReader,
  condition: RawBuilder<unknown>,
  { asked, words, found, isOfAllStates }: Listed,
): Promise<number> {
  const [fact = 'report', ...more] = claimFactKeys.filter((key) => asked[key] !== undefined)
  const isByText = isOfAllStates && asked[fact] === undefined && words.length === 1
  const known = isByText ? totalFound(found) : undefined
  if (known !== undefined) return known
  const isByFact = isOfAllStates && more.length === 0 && words.length === 0
  const many = isByFact ? manyWith(reader, fact, asked[fact] ?? 'reported') : sql`null::int`
  const total = sql`select count(*)::int from (select from claims c
    where c.account_code = ${reader.account} and ${condition} limit ${mostCounted + 1}) counted`
  const { rows } = await sql<{ total: number }>`select coalesce(${many}, (${total})) as total`.execute(tx.db)
  return rows[0]!.total
}

/** Undefined if it has to be counted: not everyone sees the drafts among them. */
function totalFound(found: ClaimsFound | undefined): number | undefined {
  if (found?.isMany) return mostCounted + 1
  return found?.drafts === 0 ? found.ids?.length : undefined
}

/** More than lists count, if so many reported claims have the value of a fact. */
const manyWith = (reader: ClaimReader, fact: ClaimFact, value: string): RawBuilder<unknown> =>
  isKnownTo(reader, fact)
    ? sql`(select ${mostCounted + 1}::int from claim_counts where account_code = ${reader.account}
        and fact = ${fact} and value = ${value} and count > ${mostCounted})`
    : sql`null::int`

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
