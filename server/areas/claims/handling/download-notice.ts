import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { notAllowed, notFound } from '../../../platform/error-response.ts'
import { demandReader } from '../claims.access.ts'
import { recordReading } from '../../../platform/audit/record-reading.ts'
import { noticeFile } from './notice-file.view.ts'

/** A notice as it was sent; one with medical facts only for those who may read them. */
export const downloadNotice: Handler<'GET /api/accounts/{accountId}/claims/{claimId}/notices/{noticeId}'> = async (
  context,
  { params },
) => {
  const reader = demandReader(context)
  const found = await context.read((tx) => noticeFile(tx, reader, params))
  if (found === undefined) throw notFound()
  if (found.hasMedical && !reader.seesMedical) throw notAllowed(claimMessages.medicalFile)
  if (found.hasMedical)
    await recordReading(context, { action: 'claim.read-medical', subject: { type: 'claim', id: params.claimId } })
  const { files } = context.platform
  return {
    status: 200,
    file: {
      name: found.name,
      type: 'application/pdf',
      bytes: found.bytes,
      disposition: 'attachment',
      open: (range) => files.open(found.key, range),
    },
  }
}
