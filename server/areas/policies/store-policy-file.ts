import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import type { AccountContext, Handler } from '../../platform/context.ts'
import { plainName } from '../../platform/files/plain-name.ts'
import { demand, notFound } from '../../platform/error-response.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { addDocument, receiveFile } from '../documents/documents.public.ts'
import { change } from '../events/events.public.ts'
import { markFileFailed } from './mark-file-failed.ts'
import { policyDetailView } from './policy-detail.view.ts'
import { mayManagePolicies } from './policy.access.ts'
import { insertRow, updateRow } from '../../platform/database/rows.ts'

/**
 * Stores a file of a policy among the account's documents, under Policies. A rejected file leaves the policy marked as
 * missing one, so that it can be sent again.
 */
export const storePolicyFile: Handler<'POST /api/accounts/{accountId}/policies/{id}'> = async (
  context,
  { params: { id }, file },
) => {
  // Checked before the file is read, and again when it is stored.
  demand(mayManagePolicies(context.account), policyMessages.onlyStaff)
  const { account } = context.account
  const { policyNumber, fileState } = await context.read((tx) => policyOf(tx, context, id))
  const received = await receiveFile(context, file).catch(async (error: unknown) => {
    if (fileState !== 'STORED') await markFileFailed(context, id)
    throw error
  })
  return context.write(async (tx) => {
    demand(mayManagePolicies(context.account), policyMessages.onlyStaff)
    await policyOf(tx, context, id)
    const document = await addDocument(tx, context, received, {
      folder: ['Policies', folderName(policyNumber)],
      type: 'POLICY',
      isInternal: false,
      onSameName: 'both',
    })
    await insertRow(tx, 'policy_documents', {
      account_code: account,
      policy_id: id,
      document_id: document.id,
      added_at: context.platform.now(),
    })
    await updateRow(tx, 'policies', { account_code: account, id }, { file_state: 'STORED' })
    await tx.record({
      action: 'policy.file',
      subject: { type: 'policy', id },
      after: { document: document.id, name: document.name },
      events: [change(account, 'policies')],
    })
    return { status: 200, body: await policyOf(tx, context, id) }
  })
}

async function policyOf(tx: Parameters<typeof policyDetailView>[0], context: AccountContext, id: string) {
  const policy: PolicyDetail | undefined = await policyDetailView(tx, context.account.account, { id }, todayOf(context))
  if (policy === undefined) throw notFound()
  return policy
}

/** A policy number as the name of a folder, without the signs that a name of a file may not hold. */
const folderName = (policyNumber: string): string => plainName(policyNumber).slice(0, 100)
