import type { ClaimReader } from '@portico/contract/areas/claims/reading/claim-reader.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { containing, indexedLetters } from '../../platform/text-search.ts'

const mostFound = 5000

/**
 * Ids of the claims with a text in their numbers or, `inWords`, in place, adjuster and events. Undefined if the text index
 * does not help: the text is short, or in so common use that a page fills quickly in the order of its list.
 */
export async function claimsWith(
  tx: Tx,
  { account, seesClaimants }: ClaimReader,
  { text, inWords }: { readonly text: string; readonly inWords: boolean },
): Promise<string[] | undefined> {
  if (text.length < indexedLetters) return undefined
  const { rows } = await sql<{ id: string }>`select id from claims_with(${account}, ${containing(text)},
    ${inWords}::boolean, ${seesClaimants}::boolean, ${mostFound + 1}::int) as found (id)`.execute(tx.db)
  return rows.length > mostFound ? undefined : rows.map(({ id }) => id)
}
