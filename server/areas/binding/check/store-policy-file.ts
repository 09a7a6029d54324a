import { bindingMessages } from '@portico/contract/areas/binding/binding.messages.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import type { Handler } from '../../../platform/context.ts'
import { plainName } from '../../../platform/files/plain-name.ts'
import { demand } from '../../../platform/error-response.ts'
import { addDocument, receiveFile } from '../../documents/documents.public.ts'
import { addPolicyDocument } from '../../policies/policies.public.ts'
import { openStep, sealStep, shownStep } from '../bind-step.ts'
import { updateOrder } from '../binding.store.ts'

/** Stores the carrier's policy file, among the documents and with the bound policy. */
export const storePolicyFile: Handler<
  'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/policy-file'
> = async (context, { params, file }) => {
  demand(context.account.holdsAllPermissions, bindingMessages.staffOnly)
  const received = await receiveFile(context, file)
  return context.write(async (tx) => {
    demand(context.account.holdsAllPermissions, bindingMessages.staffOnly)
    const step = await openStep(tx, context, params, { move: 'RECEIVE_POLICY' })
    const { line, policy_id } = step.order
    const document = await addDocument(tx, context, received, {
      folder: ['Policies', plainName(policyTypeName(line))],
      type: 'POLICY',
      isInternal: false,
      onSameName: 'both',
    })
    await addPolicyDocument(tx, context, policy_id!, document.id)
    await updateOrder(tx, step.order, { state: step.state, policy_document_id: document.id })
    await tx.record(
      await sealStep(tx, context, step, {
        kind: 'ISSUED',
        what: 'Policy received',
        action: 'policy-file',
        payload: { document: document.id, name: document.name, sha256: received.sha256 },
        to: 'INSURED',
      }),
    )
    return shownStep(tx, step)
  })
}
