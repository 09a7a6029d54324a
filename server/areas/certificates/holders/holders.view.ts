import type { CertificateHolder } from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** The certificate holders of an account by name, or the one with `id`. */
export const holdersView = (tx: Tx, account: string, id?: string): Promise<CertificateHolder[]> =>
  holdersOf(tx, account, id === undefined ? null : [id])

/** The certificate holders of an account by name: all, or those with `ids`. */
export async function holdersOf(tx: Tx, account: string, ids: readonly string[] | null): Promise<CertificateHolder[]> {
  const { rows } = await sql<CertificateHolder>`
    select id, name, attention, street, city, state, zip, email, group_name as "groupName", interest,
      loan_number as "loanNumber", asset, wording, is_renewed as "isRenewed", version
    from certificate_holders
    where account_code = ${account} and (${ids}::uuid[] is null or id = any(${ids}))
    order by lower(name), interest, lower(asset), id`.execute(tx.db)
  return rows
}
