import type { Language } from '@portico/contract/kit/email/languages.ts'
import type { AccountContext } from '../../../platform/context.ts'
import type { OutgoingMessage } from '../../../platform/messages/outgoing.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { endLinksOf, insertLinks } from '../submission.store.ts'
import { submissionBefore } from '../submissions.view.ts'
import { linkMails } from './link-mail.ts'
import { type MarketContact, newLink } from './new-link.ts'

interface Contact extends Omit<MarketContact, 'sentBy'> {
  readonly language: Language
}

interface Sent {
  /** The number of the submission. */
  readonly submission: number
  /** Empty while the packet is being built: it is emailed when ready. */
  readonly messages: OutgoingMessage[]
}

/**
 * Gives underwriters their own link to the last submission's packet; their earlier links end. Undefined without a
 * submission. The caller checks the right, and records the messages.
 */
export async function sendToMarkets(
  tx: WriteTx,
  context: AccountContext,
  { cycleId, contacts }: { readonly cycleId: string; readonly contacts: readonly Contact[] },
): Promise<Sent | undefined> {
  const { account } = context.account
  const submission = await submissionBefore(tx, account, { cycleId })
  if (submission === undefined) return undefined
  const now = context.platform.now()
  for (const contact of contacts) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await endLinksOf(tx, { account, id: submission.id }, { to: contact, at: now })
  }
  const sentBy = context.actor.userId
  await insertLinks(
    tx,
    contacts.map(({ language, ...contact }) =>
      newLink({ account, submissionId: submission.id, to: { ...contact, sentBy }, language }, now),
    ),
  )
  const isReady = submission.packetState === 'READY'
  return { submission: submission.number, messages: isReady ? await linkMails(tx, context.platform, submission) : [] }
}
