import type { PolicyDetail, PolicyFields } from '@portico/contract/areas/policies/policy.shapes.ts'
import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import { isRetained, layerOf } from '@portico/contract/areas/policies/coverages/coverage.rules.ts'
import type { AccountContext } from '../../platform/context.ts'
import { insertRow, updateRow } from '../../platform/database/rows.ts'
import { newId } from '../../platform/ids.ts'
import { demand } from '../../platform/error-response.ts'
import { todayOf } from '../../platform/dates/today.ts'
import type { WriteTx } from '../../platform/write.ts'
import { change } from '../events/events.public.ts'
import { queueCoverageChange } from './coverage-queue.ts'
import { priorPolicyView } from './coverages/prior-policy.view.ts'
import { layerColumns } from './coverages/save-coverages.ts'
import { columnsOf } from './create-policy.ts'
import { addLineOfPolicy } from './terms/add-line-of-policy.ts'
import { demandFreeTerm } from './terms/demand-free-term.ts'
import { mayManagePolicies } from './policy.access.ts'
import { policyDetailView } from './policy-detail.view.ts'
import { replaceCoverages, updatePolicy } from './policy.store.ts'

/** A policy as its placement makes it. */
interface PlacedPolicy {
  readonly fields: PolicyFields
  readonly coverages: readonly {
    readonly name: string
    readonly limit: number | null
    readonly deductible: number | null
    readonly note: string
  }[]
}

/** Adds a policy that a carrier has bound, in the transaction of another handler; returns its id. */
export async function addBoundPolicy(tx: WriteTx, context: AccountContext, placed: PlacedPolicy): Promise<string> {
  const { account } = context.account
  demand(mayManagePolicies(context.account), policyMessages.onlyStaff)
  await demandFreeTerm(tx, account, placed.fields, null)
  const now = context.platform.now()
  const id = newId(now)
  await insertRow(tx, 'policies', {
    account_code: account,
    id,
    ...columnsOf(placed.fields),
    stage: 'BOUND',
    file_state: 'WANTED',
    created_at: now,
  })
  await putCoverages(tx, context, id, placed)
  await addLineOfPolicy(tx, context, placed.fields)
  await tx.record({
    action: 'policy.bind',
    subject: { type: 'policy', id },
    after: placed,
    events: [change(account, 'policies')],
  })
  return id
}

/** Updates a bound policy to match the issued one, in the transaction of another handler. */
export async function issuePolicy(
  tx: WriteTx,
  context: AccountContext,
  id: string,
  placed: PlacedPolicy,
): Promise<void> {
  const { account } = context.account
  demand(mayManagePolicies(context.account), policyMessages.onlyStaff)
  const before = await policyDetailView(tx, account, { id }, todayOf(context))
  if (before === undefined) return
  await demandFreeTerm(tx, account, placed.fields, id)
  await updatePolicy(
    tx,
    account,
    { id, version: before.version },
    {
      ...columnsOf(withKept(placed.fields, before)),
      stage: 'ISSUED',
    },
  )
  await putCoverages(tx, context, id, placed)
  await tx.record({
    action: 'policy.issue',
    subject: { type: 'policy', id },
    before,
    after: placed,
    events: [change(account, 'policies')],
  })
}

/** Fields that placement papers do not contain stay as entered since. */
const withKept = (fields: PolicyFields, before: PolicyDetail): PolicyFields => ({
  ...fields,
  name: fields.name ?? before.name,
  billType: fields.billType ?? before.billType,
  namedInsureds: [...fields.namedInsureds, ...before.namedInsureds.slice(1)],
  insuredLocations: before.insuredLocations,
})

/** Adds a document to a policy's files, in the transaction of another handler. */
export async function addPolicyDocument(
  tx: WriteTx,
  { account: { account }, platform }: AccountContext,
  id: string,
  documentId: string,
): Promise<void> {
  await insertRow(tx, 'policy_documents', {
    account_code: account,
    policy_id: id,
    document_id: documentId,
    added_at: platform.now(),
  })
  await updateRow(tx, 'policies', { account_code: account, id }, { file_state: 'STORED' })
  await tx.record({
    action: 'policy.file',
    subject: { type: 'policy', id },
    after: { document: documentId },
    events: [change(account, 'policies')],
  })
}

/** Sets a policy's coverages with the layer derived from them, and notifies areas that use its limits. */
async function putCoverages(
  tx: WriteTx,
  context: AccountContext,
  id: string,
  { fields, coverages }: PlacedPolicy,
): Promise<void> {
  const { account } = context.account
  const prior = await priorPolicyView(tx, account, fields)
  const layer = layerOf(fields.policyType, coverages, prior?.layer ?? null)
  await updateRow(tx, 'policies', { account_code: account, id }, layerColumns(layer))
  await replaceCoverages(
    tx,
    account,
    id,
    coverages.map((coverage) => ({
      ...coverage,
      isRetention: coverage.deductible !== null && isRetained(fields.policyType, coverage.name),
    })),
  )
  await queueCoverageChange(tx, context)
}
