import { packetLink } from '@portico/contract/areas/submissions/submission.messages.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import type { OutgoingMessage } from '../../../platform/messages/outgoing.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashOfToken, newToken } from '../../../platform/secret.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { changeLink } from '../submission.store.ts'
import { marketPacketMail, packetMail } from '@portico/contract/areas/submissions/packet.emails.ts'
import { receiptOf, type LinkRow, type SubmissionRow, waitingLinksView } from '../submissions.view.ts'

const dayMs = 86_400_000

/** Creates the token of every pending link of a submission, and returns the emails, the only place with the tokens. */
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
    mails.push(mailOf(submission, { ...link, link: `/submission-download/${id}/${token}`, expiresAt, brand }))
  }
  return mails
}

type Sent = Pick<LinkRow, 'quoteId' | 'sentBy' | 'email' | 'recipient' | 'language'> &
  Readonly<{ link: string; expiresAt: Date; brand: string }>

function mailOf(submission: SubmissionRow, { quoteId, sentBy, email, ...sent }: Sent): OutgoingMessage {
  const { company, effectiveOn, submittedBy, note } = submission
  const packet = { ...sent, to: email, receipt: receiptOf(submission), company }
  return quoteId === null
    ? packetMail.mail({ ...packet, sender: submittedBy, note })
    : marketPacketMail.mail({ ...packet, sender: sentBy, effectiveOn })
}
