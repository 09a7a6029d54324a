import { mostCounted } from '@portico/contract/kit/paging.ts'
import type { ClaimReader } from '@portico/contract/areas/claims/reading/claim-reader.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { containing, indexedLetters } from '../../platform/text-search.ts'

/** Ids that are worth looking up one by one. In drafts, which not everyone sees, a word may be as common again. */
const mostFound = 2 * mostCounted

/**
 * Ids of the claims with a text in their numbers or, `inWords`, in place, adjuster and events. `many`: in more reported claims
 * than lists count, so that a page fills quickly in the order of its list. Undefined if the text is too short for the index.
 */
export async function claimsWith(
  tx: Tx,
  { account, seesClaimants }: ClaimReader,
  { text, inWords }: { readonly text: string; readonly inWords: boolean },
): Promise<string[] | 'many' | undefined> {
  if (text.length < indexedLetters) return undefined
  const { rows } = await sql<{ id: string; isDraft: boolean }>`select id, is_draft as "isDraft"
    from claims_with(${account}, ${containing(text)}, ${inWords}::boolean, ${seesClaimants}::boolean,
      ${mostFound + 1}::int)`.execute(tx.db)
  if (rows.filter(({ isDraft }) => !isDraft).length > mostCounted) return 'many'
  return rows.length > mostFound ? undefined : rows.map(({ id }) => id)
}
