import type { Handler } from '../../../platform/context.ts'
import { madeFile } from '../../../platform/files/made-file.ts'
import { plainName } from '../../../platform/files/plain-name.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import { letterheadView } from '../../branding/branding.public.ts'
import { demandReader } from '../contract-reviews.access.ts'
import { shownReview } from '../shown-review.ts'
import { summaryPdf } from './summary-pdf.ts'

/** The comparison of a contract with the policies as a PDF. */
export const downloadSummary: Handler<'GET /api/accounts/{accountId}/contract-reviews/{reviewId}/summary'> = async (
  context,
  { params },
) => {
  const { account } = demandReader(context)
  const { review, letterhead, head } = await context.read(async (tx) => ({
    review: await shownReview(tx, context, params.reviewId),
    letterhead: await letterheadView(tx, context.account.brokerage),
    head: await accountHead(tx, account),
  }))
  const { companyName } = head
  return {
    status: 200,
    file: madeFile(await summaryPdf({ review, companyName, letterhead, at: context.platform.now() }), {
      name: `${plainName(`Contract review ${review.name}`)}.pdf`,
      type: 'application/pdf',
      disposition: 'attachment',
    }),
  }
}
