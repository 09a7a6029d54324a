import { updateRow } from '../../platform/database/rows.ts'
import type { Platform } from '../../platform/platform.ts'
import { inSequence, type WriteTx } from '../../platform/write.ts'
import { accountHead } from '../accounts/accounts.public.ts'
import { letterheadView } from '../branding/branding.public.ts'
import { change } from '../events/events.public.ts'
import { tell } from '../notifications/notifications.public.ts'
import { certificateMail, reissuing } from '../certificates/certificates.public.ts'
import type { RenewalStep } from '@portico/contract/areas/certificate-renewals/renewal-work.ts'
import { queueStep } from './renewal-queue.ts'
import { renewalStep, waitingItems } from './renewal-items.view.ts'
import { inStep } from './renewal-slice.ts'
import { saveItems } from './renewal.store.ts'

const atOnce = 50

/** Emails the certificates a renewal has issued, then continues with its next step or finishes it. */
export async function sendSlice(platform: Platform, job: RenewalStep, jobId: string): Promise<void> {
  const { account, id } = job
  const { prepared, deliveries, brand, form } = await readyToSend(platform, job)
  await inStep(platform, job, jobId, async (tx, renewal) => {
    // Another server may have sent them already, or issued others since: those are left to the next step.
    const waiting = (await waitingItems(tx, job, 'SEND', atOnce)).filter((each) => prepared.has(each.previousId))
    const isWaiting = new Set(waiting.map(({ deliveryId }) => deliveryId))
    const sent = deliveries.filter((each) => isWaiting.has(each.id))
    const isSent = new Set(sent.map((each) => each.id))
    const sending = { account, sentBy: renewal.created_by, brand, form, renewalId: id }
    await certificateMail.queue(tx, platform, sending, sent)
    await saveItems(
      tx,
      job,
      waiting.map(({ previousId, deliveryId }) =>
        deliveryId !== null && isSent.has(deliveryId)
          ? { previousId, state: 'SENT' }
          : { previousId, state: 'NO_EMAIL', deliveryId: null },
      ),
    )
    const isOver = renewal.state === 'RUNNING' && (await goOn(tx, platform, job))
    if (isOver) await tellOfEnd(tx, platform, account, renewal.created_by, id)
    await tx.record({
      action: isOver ? 'certificate-renewal.finish' : 'certificate-renewal.send',
      subject: { type: 'certificate-renewal', id },
      after: { emails: sent.length },
      events: [change(account, 'certificate-renewals'), ...(isOver ? [change(account, 'certificates')] : [])],
    })
  })
}

type Delivering = Awaited<ReturnType<typeof certificateMail.prepare>>

/** What was issued and waits to be sent, with its PDFs: they are made outside the transaction, as what was issued never changes. */
async function readyToSend(platform: Platform, job: RenewalStep) {
  const { account } = job
  const { items, issued, head, letterhead, renewal, print } = await platform.database.read({ account }, async (tx) => {
    const waiting = await waitingItems(tx, job, 'SEND', atOnce)
    const ids = waiting.flatMap(({ certificateId }) => certificateId ?? [])
    const found = await accountHead(tx, account)
    const certificates = await reissuing.withHolders(tx, account, ids)
    const records = certificates.map(({ record }) => record)
    return {
      items: waiting,
      issued: certificates,
      print: await certificateMail.printer(tx, platform, { account, brokerage: found.brokerCode }, records),
      head: found,
      letterhead: await letterheadView(tx, found.brokerCode),
      renewal: await renewalStep(tx, job),
    }
  })
  const form = renewal?.form ?? 'LINK'
  const at = { form, print, letterhead, subdomain: head.subdomain, host: renewal?.host ?? '' }
  const byId = new Map(issued.map((each) => [each.record.id, each]))
  const deliveries: Delivering[] = []
  await inSequence(items, async ({ certificateId, deliveryId: id }) => {
    const found = certificateId === null ? undefined : byId.get(certificateId)
    const contents = found?.record.contents ?? null
    const to = found?.holder?.email ?? ''
    if (found === undefined || contents === null || id === null || to === '') return
    deliveries.push(await certificateMail.prepare(platform, { id, record: found.record, contents, to, ...at }))
  })
  return { prepared: new Set(items.map(({ previousId }) => previousId)), deliveries, brand: head.brand, form }
}

/** Adds the job of the next step, or finishes the renewal: true if it is over. */
async function goOn(tx: WriteTx, platform: Platform, job: RenewalStep): Promise<boolean> {
  const key = { account_code: job.account, id: job.id }
  const now = platform.now()
  const isLeft = (await waitingItems(tx, job, 'ISSUE', 1)).length + (await waitingItems(tx, job, 'SEND', 1)).length > 0
  const step = job.step + 1
  if (!isLeft) {
    await updateRow(tx, 'certificate_renewals', key, { step, moved_at: now, state: 'DONE', finished_at: now })
    return true
  }
  await updateRow(tx, 'certificate_renewals', key, { step, moved_at: now })
  await queueStep(platform, tx, { ...job, step })
  return false
}

const tellOfEnd = (tx: WriteTx, platform: Platform, account: string, userId: string, id: string): Promise<void> =>
  tell(
    tx,
    { platform },
    {
      userId,
      account,
      kind: 'CERTIFICATE',
      message: 'Certificate renewal finished',
      note: 'The summary shows what was issued, emailed, and skipped.',
      link: `/${encodeURIComponent(account)}/certificate-renewals/${id}`,
    },
  )
