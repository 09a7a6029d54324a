import { comparisonOf } from '@portico/contract/areas/certificate-renewals/certificate-renewal.rules.ts'
import { updateRow } from '../../platform/database/rows.ts'
import type { Platform } from '../../platform/platform.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { accountHead } from '../accounts/accounts.public.ts'
import { change } from '../events/events.public.ts'
import type { RenewalStep } from '@portico/contract/areas/certificate-renewals/renewal-work.ts'
import { queueStep } from './renewal-queue.ts'
import { waitingItems } from './renewal-items.view.ts'
import { inStep, renewingOf } from './renewal-slice.ts'
import { saveItems } from './renewal.store.ts'

const atOnce = 200

/** Compares the next certificates of a renewal with the renewed policies. */
export async function compareSlice(platform: Platform, job: RenewalStep, jobId: string): Promise<void> {
  const { account, id, step } = job
  await inStep(platform, job, jobId, async (tx, renewal) => {
    const items = await waitingItems(tx, job, 'COMPARE', atOnce)
    const today = todayOf({ platform, ...(await accountHead(tx, account)) })
    const compared = await renewingOf(tx, { account, today, pairs: renewal.policies }, items)
    await saveItems(
      tx,
      job,
      compared.map(({ item: { previousId }, request, compared: by }) => ({ previousId, ...comparisonOf(request, by) })),
    )
    const isOver = items.length < atOnce
    const moved = { step: step + 1, moved_at: platform.now(), state: isOver ? 'READY' : 'COMPARING' } as const
    await updateRow(tx, 'certificate_renewals', { account_code: account, id }, moved)
    if (!isOver) await queueStep(platform, tx, { ...job, step: step + 1 })
    await tx.record({
      action: 'certificate-renewal.compare',
      subject: { type: 'certificate-renewal', id },
      after: { certificates: items.length },
      events: [change(account, 'certificate-renewals')],
    })
  })
}
