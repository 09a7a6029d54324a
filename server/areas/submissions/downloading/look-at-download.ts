import { packetLink } from '@portico/contract/areas/submissions/submission.messages.ts'
import type { DownloadLanding } from '@portico/contract/areas/submissions/submission.shapes.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import type { Handler } from '../../../platform/context.ts'
import { hiddenAddress } from '../../../platform/link-codes.ts'
import { brandingView } from '../../branding/branding.public.ts'
import { receiptOf, submissionView } from '../submissions.view.ts'
import { takeLink } from './take-link.ts'

/** What a link opens. A preview admits no one and does not count as use, since email scanners follow links too. */
export const lookAtDownload: Handler<'GET /open/submission-downloads/{requestId}/{downloadCode}'> = async (
  context,
  { params },
) => {
  const { link, read } = await takeLink(context, params)
  const body = await read(async (tx): Promise<DownloadLanding> => {
    const { brand, subdomain } = await accountHead(tx, link.account)
    const submission = (await submissionView(tx, link.account, link.submissionId))!
    return {
      branding: await brandingView(tx, subdomain ?? ''),
      brokerage: brand,
      mailedTo: hiddenAddress(link.recipientEmail),
      inside: link.isLetIn
        ? {
            company: submission.company,
            receipt: receiptOf(submission),
            signerName: submission.signerName,
            submittedAt: submission.submittedAt.toISOString(),
            expiresAt: link.expiresAt.toISOString(),
            bytes: submission.packetBytes ?? 0,
            downloadsLeft: packetLink.downloads - link.downloads,
          }
        : null,
    }
  })
  return { status: 200, body }
}
