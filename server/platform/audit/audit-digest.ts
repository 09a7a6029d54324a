import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { seal } from '../secret.ts'

/** What a seal records about its rows. */
export interface Covered {
  readonly rows: number
  /** The last row; null if there are none. */
  readonly seq: string | null
  readonly digest: string
}

/** Audit rows after `after` up to `upTo`, `most` of them at most, and one digest of all that they hold. */
export async function coveredRows(
  tx: Tx,
  { after, upTo, most }: { readonly after: string; readonly upTo: string; readonly most: number },
): Promise<Covered> {
  const { rows } = await sql<Covered>`
    select count(*)::int as rows, max(seq)::text as seq,
      encode(sha256(convert_to(coalesce(string_agg(row_hash, '' order by seq), ''), 'UTF8')), 'hex') as digest
    from (
      select seq, encode(sha256(convert_to((jsonb_build_array(seq, account_code, extract(epoch from at), actor_id, ip,
        action, subject_type, subject_id, before, after, request_id, is_internal)
          || case when impersonated_by is null then '[]' else jsonb_build_array(impersonated_by) end)::text, 'UTF8')), 'hex')
        as row_hash
      from audit where seq > ${after} and seq <= ${upTo} order by seq limit ${most}
    ) as covered`.execute(tx.db)
  return rows[0]!
}

interface Sealed extends Covered {
  readonly number: number
  readonly previous: string
}

/** The hash of a seal over its own rows and the seal before it; cannot be computed without the server's secret. */
export const hashOfSeal = (secret: string, { number, previous, seq, rows, digest }: Sealed): string =>
  seal(secret, 'audit seal', String(number), previous, String(seq), String(rows), digest)
