import { packetLink } from '@portico/contract/areas/submissions/submission.messages.ts'
import { fullDay } from '../../../platform/messages/full-day.ts'
import type { OutgoingMessage } from '../../../platform/messages/outgoing.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashOfToken, newToken } from '../../../platform/secret.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { brokerageView } from '../downloading/link-by-token.view.ts'
import { changeLink } from '../submission.store.ts'
import { linkRowsView, receiptOf, type SubmissionRow } from '../submissions.view.ts'

const dayMs = 86_400_000

/** Gives every link of a submission that still waits its token, and answers the mails that alone carry them. */
export async function linkMails(
  tx: WriteTx,
  { now }: Pick<Platform, 'now'>,
  submission: SubmissionRow,
): Promise<OutgoingMessage[]> {
  const { account, id } = submission
  const waiting = (await linkRowsView(tx, account, id)).filter(
    ({ sentAt, revokedAt }) => sentAt === null && revokedAt === null,
  )
  if (waiting.length === 0) return []
  const brand = (await brokerageView(tx, account)).name
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
      text: textOf(submission, { recipient: link.recipient, expiresAt }),
      link: `/submission-download/${id}/${token}`,
      brand,
    })
  }
  return mails
}

const textOf = (
  { submittedBy, company, note }: SubmissionRow,
  { recipient, expiresAt }: { readonly recipient: string; readonly expiresAt: Date },
): string =>
  [
    `Hello ${recipient},`,
    `${submittedBy} has submitted the renewal of ${company}. Its packet is ready: one file with the applications, ` +
      `schedules and documents.`,
    ...(note === '' ? [] : [`Their note:\n${note}`]),
    `Open the link to download it. A code that we mail to this address lets you in. The link is yours alone and ` +
      `works until ${fullDay(expiresAt)}.`,
  ].join('\n\n')
