import type { Handler } from '../../../platform/context.ts'
import { notFound } from '../../../platform/error-response.ts'
import { demandReader } from '../claims.access.ts'
import { lenderLetter } from './lender-notices.view.ts'

/** A letter to a lender or lessor as it was made. */
export const downloadLenderNotice: Handler<
  'GET /api/accounts/{accountId}/claims/{claimId}/lender-notices/{noticeId}'
> = async (context, { params }) => {
  const reader = demandReader(context)
  const found = await context.read((tx) => lenderLetter(tx, reader, params))
  if (found === undefined) throw notFound()
  const { key, name, bytes } = found
  const open = (range: Parameters<typeof context.platform.files.open>[1]) => context.platform.files.open(key, range)
  return { status: 200, file: { name, type: 'application/pdf', bytes, disposition: 'attachment', open } }
}
