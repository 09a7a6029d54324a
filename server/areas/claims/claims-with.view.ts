import type { ClaimReader } from '@portico/contract/areas/claims/reading/claim-reader.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { containing, indexedLetters } from '../../platform/text-search.ts'

const mostFound = 5000

/** Where a text is looked for: the claimant is searched only by those who may know it. */
interface Wanted {
  readonly text: string
  /** Beside the numbers also in the place, the adjuster, and what happened. */
  readonly inWords: boolean
}

/**
 * Ids of the claims with a text in them, by the index of texts. Undefined if the index does not help: the text is short,
 * or it is in more claims than the index should return, so a page fills quickly in the order of its list.
 */
export async function claimsWith(
  tx: Tx,
  { account, seesClaimants }: ClaimReader,
  { text, inWords }: Wanted,
): Promise<string[] | undefined> {
  if (text.length < indexedLetters) return undefined
  const { rows } = await sql<{ id: string }>`select id from claims_with(${account}, ${containing(text)},
    ${inWords}::boolean, ${seesClaimants}::boolean, ${mostFound + 1}::int) as found (id)`.execute(tx.db)
  return rows.length > mostFound ? undefined : rows.map(({ id }) => id)
}
