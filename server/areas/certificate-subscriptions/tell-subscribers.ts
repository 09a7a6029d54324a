import { changeMail } from '@portico/contract/areas/certificate-subscriptions/subscription.emails.ts'
import { updateRow } from '../../platform/database/rows.ts'
import type { OutgoingMessage } from '../../platform/messages/outgoing.ts'
import type { Platform } from '../../platform/platform.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { inSequence, write } from '../../platform/write.ts'
import { accountHead } from '../accounts/accounts.public.ts'
import { certificateQueues, livingPath } from '../certificates/certificates.public.ts'
import { optOutOf } from './subscription-links.ts'
import { accountsToTell, subscribersToTell, type ToTell } from './subscriptions.view.ts'

const sweepQueue = 'certificate-subscriptions'
const atOnce = 100

/** Tells subscribers as soon as a policy change was compared, and every minute of new revisions and what was left. */
export function scheduleTelling(platform: Platform): void {
  platform.jobs.work<{ account: string }>(certificateQueues.movedStandings, ({ account }, { id }) =>
    tellSubscribers(platform, account, id),
  )
  platform.jobs.work(sweepQueue, (_, { id }) => tellAllSubscribers(platform, id))
  platform.jobs.schedule(sweepQueue, '* * * * *')
}

export async function tellAllSubscribers(platform: Platform, jobId: string): Promise<void> {
  const accounts = await platform.database.read('system', (tx) => accountsToTell(tx, platform.now()))
  await inSequence(accounts, (account) => tellSubscribers(platform, account, jobId))
}

/** Emails the subscribers of an account how their certificates are now, each in the transaction that notes it. */
async function tellSubscribers(platform: Platform, account: string, jobId: string): Promise<void> {
  const author = { userId: undefined, requestId: jobId, scope: { account }, idempotency: undefined }
  const { body: told } = await write(platform, author, async (tx) => {
    const { brand, timeZone } = await accountHead(tx, account)
    const today = todayOf({ platform, timeZone })
    const waiting = await subscribersToTell(tx, account, today, atOnce)
    await inSequence(waiting, ({ id, standing, revision, times }) =>
      updateRow(
        tx,
        'certificate_subscriptions',
        { account_code: account, id },
        { told_standing: standing, told_revision: revision, told_on: today, told_times: times + 1 },
      ),
    )
    await tx.record({
      action: 'certificate.tell-subscribers',
      subject: { type: 'certificate', id: account },
      after: { emails: waiting.length },
      messages: waiting.map((each) => mailOf(platform, each, brand)),
    })
    return { status: 200, body: waiting.length }
  })
  if (told === atOnce) await tellSubscribers(platform, account, jobId)
}

function mailOf({ secret }: Platform, told: ToTell, brand: string): OutgoingMessage {
  const { id, email, seriesId, number, insured, revision, standing, toldRevision, toldStanding } = told
  const page = livingPath(secret, { seriesId, revision })
  const before = { revision: toldRevision, standing: toldStanding }
  return changeMail.mail({
    to: email,
    brand,
    number,
    insured,
    revision,
    standing,
    before,
    link: page,
    optOut: optOutOf(secret, { id, page }),
  })
}
