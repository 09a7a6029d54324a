import { packetLink } from '@portico/contract/areas/submissions/submission.messages.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import { accountHead } from '../../accounts/accounts.door.ts'
import { fullDay } from '../../../platform/messages/full-day.ts'
import type { OutgoingMessage } from '../../../platform/messages/outgoing.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashOfToken, newToken } from '../../../platform/secret.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { changeLink } from '../submission.store.ts'
import { receiptOf, type SubmissionRow, waitingLinksView } from '../submissions.view.ts'

const dayMs = 86_400_000

/** Gives every link of a submission that still waits its token, and answers the emails that alone carry them. */
export async function linkMails(
  tx: WriteTx,
  { now }: Pick<Platform, 'now'>,
  submission: SubmissionRow,
): Promise<OutgoingMessage[]> {
  const { account, id } = submission
  const waiting = await waitingLinksView(tx, account, id)
  if (waiting.length === 0) return []
  const { brand } = await accountHead(tx, account)
  const expiresAt = new Date(now().getTime() + packetLink.days * dayMs)
  const mails: OutgoingMessage[] = []
  for (const link of waiting) {
    const token = newToken()
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await changeLink(
      tx,
      { account, id: link.id },
      { token_hash: hashOfToken(token), sent_at: now(), expires_at: expiresAt },
    )
    mails.push({
      channel: 'email',
      to: link.email,
      subject: `Submission ${receiptOf(submission)}: ${submission.company}`,
      text:
        link.quoteId === null
          ? textOf(submission, { recipient: link.recipient, expiresAt })
          : marketText(submission, { recipient: link.recipient, expiresAt, sentBy: `${link.sentBy}, ${brand}` }),
      link: `/submission-download/${id}/${token}`,
      brand,
    })
  }
  return mails
}

/** To an underwriter: without the client's note, which is for the brokerage. */
const marketText = (
  { company, effectiveOn }: SubmissionRow,
  { recipient, expiresAt, sentBy }: { readonly recipient: string; readonly expiresAt: Date; readonly sentBy: string },
): string =>
  [
    `Hello ${recipient},`,
    `${sentBy}, sends you the submission of ${company}, effective ${americanDay(effectiveOn)}: one file with the ` +
      `applications, schedules, and documents.`,
    `Open the link to download it. We email a code to this address to open it. The link is for you only and expires ` +
      `${fullDay(expiresAt)}.`,
  ].join('\n\n')

const textOf = (
  { submittedBy, company, note }: SubmissionRow,
  { recipient, expiresAt }: { readonly recipient: string; readonly expiresAt: Date },
): string =>
  [
    `Hello ${recipient},`,
    `${submittedBy} has submitted the renewal of ${company}. Its packet is ready: one file with the applications, ` +
      `schedules and documents.`,
    ...(note === '' ? [] : [`Their note:\n${note}`]),
    `Use the link to download it. We will email an access code to this address. Do not share this link. It ` +
      `expires ${fullDay(expiresAt)}.`,
  ].join('\n\n')
