import type { IssuedEvidence } from '@portico/contract/areas/id-cards/evidence/evidence.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'

/** The evidence that an account has issued, the newest first. */
export async function issuedEvidenceView(tx: Tx, account: string): Promise<IssuedEvidence[]> {
  const { rows } = await sql<Omit<IssuedEvidence, 'issuedAt'> & { readonly issuedAt: Date }>`
    select issued.id, number, location, holder, policy_number as "policyNumber", person.name as "issuedBy",
      issued_at as "issuedAt"
    from property_evidence issued join person_names person on person.id = issued_by
    where account_code = ${account} order by issued_at desc, issued.id desc limit 500`.execute(tx.db)
  return rows.map((row) => ({ ...row, issuedAt: row.issuedAt.toISOString() }))
}

/** Where the PDF of an evidence is. */
export async function evidenceFile(
  tx: Tx,
  account: string,
  id: string,
): Promise<{ readonly number: string; readonly key: string; readonly bytes: number } | undefined> {
  if (!isId(id)) return undefined
  const { rows } = await sql<{ number: string; key: string; bytes: number }>`
    select number, file_key as key, bytes from property_evidence
    where account_code = ${account} and id = ${id}`.execute(tx.db)
  return rows[0]
}
