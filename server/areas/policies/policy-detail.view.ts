import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import { type PolicyRow, shownPolicy } from './policy-list.view.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** Which policy: by id, or by number and effective date where only the agency system keeps it. */
type Which = { readonly id: string } | { readonly policyNumber: string; readonly effectiveDate: string }

/** One policy with its coverages and endorsements, or undefined where the account has none such. */
export async function policyDetailView(
  tx: Tx,
  account: string,
  which: Which,
  today: string,
): Promise<PolicyDetail | undefined> {
  const row = await policyRow(tx, account, which)
  if (row === undefined) return undefined
  return {
    ...shownPolicy(row, today),
    isProject: row.is_project,
    canceledOn: row.canceled_on,
    coverages: await coveragesOf(tx, row),
    endorsements: await endorsementsOf(tx, row),
    documents: await documentsOf(tx, row),
    version: row.version,
  }
}

async function policyRow(tx: Tx, account: string, which: Which): Promise<PolicyRow | undefined> {
  const ofAccount = tx.db.selectFrom('policies').selectAll().where('account_code', '=', account)
  if ('id' in which)
    return isId(which.id)
      ? ofAccount.where('id', '=', which.id).where('is_external', '=', false).executeTakeFirst()
      : undefined
  return ofAccount
    .where('policy_number', '=', which.policyNumber)
    .where('effective_date', '=', which.effectiveDate)
    .where('is_external', '=', true)
    .orderBy('id')
    .executeTakeFirst()
}

async function coveragesOf(tx: Tx, { account_code, id }: PolicyRow): Promise<PolicyDetail['coverages']> {
  const rows = await tx.db
    .selectFrom('policy_coverages')
    .selectAll()
    .where('account_code', '=', account_code)
    .where('policy_id', '=', id)
    .orderBy('place')
    .execute()
  return rows.map(shownCoverage)
}

/** A coverage as people see it. */
export const shownCoverage = (row: Selectable<Tables['policy_coverages']>) => ({
  name: row.name,
  limit: row.limit_cents,
  deductible: row.deductible_cents,
  isRetention: row.is_retention,
  note: row.note,
})

async function endorsementsOf(tx: Tx, { account_code, id }: PolicyRow): Promise<PolicyDetail['endorsements']> {
  const rows = await tx.db
    .selectFrom('policy_endorsements')
    .selectAll()
    .where('account_code', '=', account_code)
    .where('policy_id', '=', id)
    .orderBy('effective_date', 'desc')
    .orderBy('place', 'desc')
    .execute()
  return rows.map(shownEndorsement)
}

/** An endorsement as people see it. */
export const shownEndorsement = (row: Selectable<Tables['policy_endorsements']>) => ({
  number: row.number,
  effectiveDate: row.effective_date,
  description: row.description,
  premiumChange: row.premium_change_cents,
})

/** What was put away as internal, or thrown away, is not among a policy's files. */
async function documentsOf(tx: Tx, { account_code, id }: PolicyRow): Promise<PolicyDetail['documents']> {
  const { rows } = await sql<{ id: string; name: string; bytes: number; addedAt: Date }>`
    select documents.id, documents.name, document_versions.bytes, policy_documents.added_at as "addedAt"
    from policy_documents
    join documents on documents.account_code = policy_documents.account_code and documents.id = policy_documents.document_id
    join document_versions on document_versions.account_code = documents.account_code
      and document_versions.document_id = documents.id and document_versions.number = documents.current_number
    where policy_documents.account_code = ${account_code} and policy_documents.policy_id = ${id}
      and documents.trashed_at is null and not documents.is_internal
    order by policy_documents.added_at desc, documents.id`.execute(tx.db)
  return rows.map((row) => ({ ...row, addedAt: row.addedAt.toISOString() }))
}
