import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { formatOf } from '@portico/contract/areas/documents/document-formats.ts'
import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import type { Verb } from '../../../platform/context.ts'
import { insertRow } from '../../../platform/database/rows.ts'
import { demand, notFound, unprocessable } from '../../../platform/refusal.ts'
import { addDocument, uploadedFile } from '../../documents/documents.door.ts'
import { change } from '../../events/events.door.ts'
import { claimView } from '../claim-details.view.ts'
import { addEntry } from '../claim.store.ts'
import { demandReader, ownsDraft } from '../claims.access.ts'
import { claimRecord } from '../claims.view.ts'

const mostFiles = 100

/** Adds a file that was uploaded piece by piece; it becomes a document of the account, under Claims. */
export const addFile: Verb<'POST /api/accounts/{accountId}/claims/{claimId}/files'> = async (
  context,
  { params, body },
) => {
  const reader = demandReader(context)
  const uploaded = await uploadedFile(context, body.uploadId, (name) => {
    if (formatOf(name) === undefined) throw unprocessable({ file: documentMessages.formatUnknown })
  })
  return context.write(async (tx) => {
    demand(reader.mayWrite, claimMessages.onlyReads)
    const claim = await claimRecord(tx, reader, params.claimId)
    if (claim === undefined) throw notFound()
    demand(claim.status !== 'DRAFT' || ownsDraft(reader, claim.createdBy), claimMessages.onlyReads)
    const before = await claimView(tx, context, reader, claim.id)
    if (before.files.length >= mostFiles) throw unprocessable({ file: claimMessages.tooManyFiles })
    const document = await addDocument(tx, context, uploaded.file, {
      folder: ['Claims', claim.ourNumber],
      type: 'CORRESPONDENCE',
      isInternal: false,
      tags: ['claim'],
      onSameName: 'both',
    })
    await insertRow(tx, 'claim_files', {
      account_code: reader.account,
      claim_id: claim.id,
      document_id: document.id,
      added_by: reader.userId,
      added_at: context.platform.now(),
    })
    if (claim.status !== 'DRAFT') await addEntry(tx, context, claim.id, { kind: 'FILE', text: document.name })
    await tx.record({
      action: 'claim.file',
      subject: { type: 'claim', id: claim.id },
      after: { document: document.id, name: document.name },
      events: [change(reader.account, 'claims')],
    })
    return { status: 200, body: await claimView(tx, context, reader, claim.id) }
  })
}
