import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { endorsementRows, shownEndorsement } from './endorsements/endorsements.view.ts'
import { isId } from '../../platform/ids.ts'
import { type PolicyRow, shownPolicy } from './policy-list.view.ts'
import { statusChangesView } from './termination/status-changes.view.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** Identifies a policy: by id, or by number and effective date if only the agency management system has it. */
type Which = { readonly id: string } | { readonly policyNumber: string; readonly effectiveDate: string }

/** One policy with its coverages and endorsements; undefined if the account has none such. */
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
    paymentPlan: row.payment_plan,
    namedInsureds: row.named_insureds,
    insuredLocations: row.insured_locations,
    statusChanges: await statusChangesView(tx, account, row.id),
    coverages: await coveragesOf(tx, row),
    forms: row.forms,
    exclusions: row.exclusions,
    endorsements: (await endorsementRows(tx, account, [row.id])).map(shownEndorsement),
    documents: await documentsOf(tx, row),
    version: row.version,
  }
}

async function policyRow(tx: Tx, account: string, which: Which): Promise<PolicyRow | undefined> {
  const isKept = 'id' in which
  const id = isKept ? which.id : await externalPolicyId(tx, account, which)
  if (id === undefined || !isId(id)) return undefined
  return tx.db
    .selectFrom('policies')
    .selectAll()
    .where('account_code', '=', account)
    .where('id', '=', id)
    .where('is_external', '=', !isKept)
    .executeTakeFirst()
}

/** The database id of a policy that only the agency management system has. */
export async function externalPolicyId(
  tx: Tx,
  account: string,
  { policyNumber, effectiveDate }: { readonly policyNumber: string; readonly effectiveDate: string },
): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom('policies')
    .select('id')
    .where('account_code', '=', account)
    .where('policy_number', '=', policyNumber)
    .where('effective_date', '=', effectiveDate)
    .where('is_external', '=', true)
    .orderBy('id')
    .executeTakeFirst()
  return row?.id
}

/** The coverages of a policy, in their order. */
export async function coveragesOf(
  tx: Tx,
  { account_code, id }: Pick<PolicyRow, 'account_code' | 'id'>,
): Promise<PolicyDetail['coverages']> {
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

/** Internal and trashed documents are not among a policy's files. */
async function documentsOf(tx: Tx, { account_code, id }: PolicyRow): Promise<PolicyDetail['documents']> {
  const { rows } = await sql<{ id: string; name: string; bytes: number; addedAt: Date }>`
    select documents.id, documents.name, document_versions.bytes, policy_documents.added_at as "addedAt"
    from policy_documents
    join unrestricted_documents documents on documents.account_code = policy_documents.account_code and documents.id = policy_documents.document_id
    join document_versions on document_versions.account_code = documents.account_code
      and document_versions.document_id = documents.id and document_versions.number = documents.current_number
    where policy_documents.account_code = ${account_code} and policy_documents.policy_id = ${id}
      and documents.trashed_at is null and not documents.is_internal
    order by policy_documents.added_at desc, documents.id`.execute(tx.db)
  return rows.map((row) => ({ ...row, addedAt: row.addedAt.toISOString() }))
}
