import type { MergedHolder } from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'
import { updateRow } from '../../platform/database/rows.ts'
import type { Platform } from '../../platform/platform.ts'
import { write } from '../../platform/write.ts'
import { certificateQueues } from '../certificates/certificates.public.ts'
import { change } from '../events/events.public.ts'

/** Gives the reviews of a merged certificate holder to the one that stays. */
export function followMergedHolders(platform: Platform): void {
  platform.jobs.work<MergedHolder>(certificateQueues.mergedHolders, async ({ account, from, into }, { id }) => {
    const author = { userId: undefined, requestId: id, scope: { account }, idempotency: undefined }
    await write(platform, author, async (tx) => {
      await updateRow(tx, 'contract_reviews', { account_code: account, holder_id: from }, { holder_id: into })
      await tx.record({
        action: 'contract-review.follow-holder',
        subject: { type: 'certificate-holder', id: into },
        before: { holderId: from },
        after: { holderId: into },
        events: [change(account, 'contract-reviews')],
      })
      return { status: 204 }
    })
  })
}
