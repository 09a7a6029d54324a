import { submissionMessages } from '@portico/contract/areas/submissions/submission.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { submissionDetails, wantedSubmission } from '../history/submission-details.ts'
import { recipientsView } from '../preview/recipients.view.ts'
import { endLinksOf, insertLinks } from '../submission.store.ts'
import { linkMails } from './link-mail.ts'
import { newLink } from './new-link.ts'

/** Sends the packet to someone of the brokerage; a link that they had before ends. */
export const sendLink: Handler<'POST /api/accounts/{accountId}/submissions/{submissionId}/links'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    demand(context.account.isAccountAdmin, submissionMessages.onlyAccountAdmins)
    const { account } = context.account
    const submission = await wantedSubmission(tx, context, params.submissionId)
    const { recipients } = await recipientsView(tx, context.account)
    const recipient = recipients.find(({ userId }) => userId === body.recipientId)
    if (recipient === undefined) throw unprocessable({ recipientId: submissionMessages.foreignRecipient })
    const now = context.platform.now()
    const { userId, name } = recipient
    await endLinksOf(tx, { account, id: submission.id }, { to: userId, at: now })
    const link = newLink({ account, submissionId: submission.id, to: userId, language: body.language }, now)
    await insertLinks(tx, [link])
    await tx.record({
      action: 'submission-link.send',
      subject: { type: 'submission-link', id: link.id },
      after: { name, number: submission.number },
      messages: submission.packetState === 'READY' ? await linkMails(tx, context.platform, submission) : [],
      events: [change(account, 'submissions', submission.id)],
    })
    return { status: 201, body: await submissionDetails(tx, context, submission.id) }
  })
