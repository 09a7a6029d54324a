import { submissionMessages } from '@portico/contract/areas/submissions/submission.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { submissionDetails, wantedSubmission } from '../history/submission-details.ts'
import { changeLink } from '../submission.store.ts'
import { linkRowsView } from '../submissions.view.ts'

/** Revokes a recipient's link, which stops working immediately. */
export const revokeLink: Handler<'DELETE /api/accounts/{accountId}/submissions/{submissionId}/links/{linkId}'> = async (
  context,
  { params },
) =>
  context.write(async (tx) => {
    demand(context.account.isAccountAdmin, submissionMessages.onlyAccountAdmins)
    const { account } = context.account
    const submission = await wantedSubmission(tx, context, params.submissionId)
    const link = (await linkRowsView(tx, account, submission.id)).find(({ id }) => id === params.linkId)
    if (link === undefined) throw notFound()
    if (link.revokedAt === null) await changeLink(tx, { account, id: link.id }, { revoked_at: context.platform.now() })
    await tx.record({
      action: 'submission-link.revoke',
      subject: { type: 'submission-link', id: link.id },
      after: { name: link.recipient, number: submission.number },
      events: [change(account, 'submissions', submission.id)],
    })
    return { status: 200, body: await submissionDetails(tx, context, submission.id) }
  })
