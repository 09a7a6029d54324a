import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { formatOf } from '@portico/contract/areas/documents/document-formats.ts'
import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound, unprocessable } from '../../../platform/error-response.ts'
import { uploadedFile } from '../../documents/documents.public.ts'
import { addClaimFile } from '../claim-documents.ts'
import { claimView } from '../claim-details.view.ts'
import { addEntry, ofClaim } from '../claim.store.ts'
import { mayFinish } from '@portico/contract/areas/claims/reading/claim-reader.ts'
import { demandReader } from '../claims.access.ts'
import { claimRecord, fileCount } from '../claims.view.ts'

const mostFiles = 100

/** Adds a file that was uploaded piece by piece; it becomes a document of the account, under Claims. */
export const addFile: Handler<'POST /api/accounts/{accountId}/claims/{claimId}/files'> = async (
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
    demand(claim.status !== 'DRAFT' || mayFinish(reader, claim), claimMessages.onlyReads)
    if ((await fileCount(tx, reader.account, claim.id)) >= mostFiles)
      throw unprocessable({ file: claimMessages.tooManyFiles })
    const document = await addClaimFile(tx, context, { claim, file: uploaded.file })
    if (claim.status !== 'DRAFT') await addEntry(tx, context, claim.id, { kind: 'FILE', text: document.name })
    await tx.record({ ...ofClaim(reader.account, claim.id), action: 'claim.file', after: { document: document.id } })
    return { status: 200, body: await claimView(tx, context, reader, claim.id) }
  })
}
