import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { streamed } from '../../../platform/files/byte-streams.ts'
import { demand } from '../../../platform/error-response.ts'
import { demandReader } from '../claims.access.ts'
import { lenderLetterPdf } from './lender-notice-pdf.ts'
import { notifiedClaim } from './notified-claim.ts'

/** The letter to a lender or lessor as it would be sent. */
export const previewLenderNotice: Handler<
  'GET /api/accounts/{accountId}/claims/{claimId}/lender-notice-preview'
> = async (context, { params, query }) => {
  const reader = demandReader(context)
  demand(reader.isStaff, claimMessages.onlyStaff)
  return context.read(async (tx) => {
    const claim = await notifiedClaim(tx, reader, params.claimId)
    const { bytes } = await lenderLetterPdf(tx, context, claim, query)
    return {
      status: 200,
      file: {
        name: `Notice of loss ${claim.ourNumber}.pdf`,
        type: 'application/pdf',
        bytes: bytes.length,
        disposition: 'inline',
        open: () => Promise.resolve(streamed(bytes)),
      },
    }
  })
}
