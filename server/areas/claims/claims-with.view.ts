import { mostCounted } from '@portico/contract/kit/paging.ts'
import type { ClaimReader } from '@portico/contract/areas/claims/reading/claim-reader.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { containing, indexedLetters } from '../../platform/text-search.ts'

/** The claims that have a text: many, or these, of which some are drafts that not everyone sees. */
export interface ClaimsFound {
  /** More reported claims than lists count, so that a page fills quickly in the order of its list. */
  readonly isMany: boolean
  /** Null if they are too many to look up one by one. */
  readonly ids: readonly string[] | null
  readonly drafts: number
}

/**
 * The claims with a text in their numbers or, `inWords`, in place, adjuster and events. Undefined if the text is too short for
 * the index.
 */
export async function claimsWith(
  tx: Tx,
  { account, seesClaimants }: ClaimReader,
  { text, inWords }: { readonly text: string; readonly inWords: boolean },
): Promise<ClaimsFound | undefined> {
  if (text.length < indexedLetters) return undefined
  const { rows } = await sql<ClaimsFound>`select is_many as "isMany", ids, drafts
    from claims_with(${account}, ${containing(text)}, ${inWords}::boolean, ${seesClaimants}::boolean,
      ${mostCounted}::int)`.execute(tx.db)
  return rows[0]
}

/** Narrows claims to those that a text was found in; not at all if there are too many of them. */
export const isFound = (found: ClaimsFound | undefined, id = sql`id`) =>
  found?.ids ? sql`${id} = any(${[...found.ids]}::uuid[])` : sql`true`
