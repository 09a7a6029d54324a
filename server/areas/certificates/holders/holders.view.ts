import type { CertificateHolder } from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** The certificate holders of an account by name, or the one with `id`. */
export async function holdersView(tx: Tx, account: string, id?: string): Promise<CertificateHolder[]> {
  const { rows } = await sql<CertificateHolder>`
    select id, name, attention, street, city, state, zip, email, group_name as "groupName", interest,
      loan_number as "loanNumber", asset, wording, is_renewed as "isRenewed", version
    from certificate_holders
    where account_code = ${account} and (${id ?? null}::uuid is null or id = ${id ?? null})
    order by lower(name), interest, lower(asset), id`.execute(tx.db)
  return rows
}
