import { idCardMessages } from '@portico/contract/areas/id-cards/id-card.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { plainName } from '../../../platform/files/plain-name.ts'
import { notFound, ErrorResponse } from '../../../platform/error-response.ts'
import { demandReader } from '../id-cards.access.ts'
import { storedCardFile } from './card-files.view.ts'

/** A PDF of ID cards as it was created. */
export const downloadFile: Handler<'GET /api/accounts/{accountId}/id-card-files/{fileId}'> = async (
  context,
  { params },
) => {
  const { account } = demandReader(context)
  const found = await context.read((tx) => storedCardFile(tx, account, params.fileId))
  if (found === undefined) throw notFound()
  const { key, bytes, policyNumber, isFleet, on } = found
  if (found.state !== 'READY' || key === null) throw new ErrorResponse(409, 'not_ready', idCardMessages.notReady)
  return {
    status: 200,
    file: {
      name: `${plainName(`${isFleet ? 'Fleet ID cards' : 'ID cards'} ${policyNumber} ${on}`)}.pdf`,
      type: 'application/pdf',
      bytes,
      disposition: 'attachment',
      open: (range) => context.platform.files.open(key, range),
    },
  }
}
