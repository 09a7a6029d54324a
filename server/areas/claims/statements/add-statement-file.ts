import { statementMessages } from '@portico/contract/areas/claims/statements/statement.messages.ts'
import { formatOf } from '@portico/contract/areas/documents/document-formats.ts'
import { guestContext } from '../../../platform/access/guest-context.ts'
import type { Handler } from '../../../platform/context.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { receiveFile } from '../../documents/documents.public.ts'
import { addClaimFile } from '../claim-documents.ts'
import { claimById } from '../claims.view.ts'
import { statementFileCount } from './statements.view.ts'
import { badLink, takeRequest } from './take-request.ts'
import { ofClaim } from '../claim.store.ts'

const mostFiles = 10
const addMs = 2 * 3_600_000

/** Adds a photo or file to a statement, before it is given or shortly after: it becomes a document of the claim. */
export const addStatementFile: Handler<'POST /open/claim-statements/{token}/files'> = async (
  context,
  { params, file },
) => {
  const { request, ...bounded } = await takeRequest(context, params.token)
  const { account, id, claimId, person, givenAt } = request
  if (givenAt !== null && givenAt.getTime() + addMs < context.platform.now().getTime()) throw badLink()
  if (formatOf(file.name) === undefined) throw unprocessable({ file: statementMessages.fileKind })
  if ((await bounded.read((tx) => statementFileCount(tx, account, id))) >= mostFiles)
    throw unprocessable({ file: statementMessages.tooManyFiles })
  const guest = guestContext(context, { ...request, madeBy: request.askedBy, sender: person })
  const received = await receiveFile(guest, file)
  return bounded.write(async (tx) => {
    const files = await statementFileCount(tx, account, id)
    if (files >= mostFiles) throw unprocessable({ file: statementMessages.tooManyFiles })
    const claim = (await claimById(tx, account, claimId))!
    const document = await addClaimFile(tx, guest, { claim, file: received, sender: person, statementId: id })
    await tx.record({
      ...ofClaim(account, claimId),
      action: 'claim-statement.file',
      after: { document: document.id, by: person },
    })
    return { status: 201, body: { files: files + 1 } }
  })
}
