import { submissionMessages } from '@portico/contract/areas/submissions/submission.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, ErrorResponse } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { submissionDetails, wantedSubmission } from '../history/submission-details.ts'
import { changePacket } from '../submission.store.ts'
import { shownSubmission } from '../submissions.view.ts'
import { packetQueue } from './packet-queue.ts'

/** Makes a packet again that failed, or that has not moved for a while. */
export const makePacketAgain: Handler<'POST /api/accounts/{accountId}/submissions/{submissionId}/packet'> = async (
  context,
  { params },
) =>
  context.write(async (tx) => {
    demand(context.account.isAccountAdmin, submissionMessages.onlyAccountAdmins)
    const { account } = context.account
    const now = context.platform.now()
    const submission = await wantedSubmission(tx, context, params.submissionId)
    const { state, mayBeMadeAgain } = shownSubmission(submission, now).packet
    if (state === 'READY') throw new ErrorResponse(409, 'made', submissionMessages.isMade)
    const { id, packetRun } = submission
    const begun = {
      packet_state: 'BUILDING' as const,
      packet_run: packetRun + 1,
      packet_progress: 0,
      packet_message: null,
      packet_moved_at: now,
    }
    if (!mayBeMadeAgain || !(await changePacket(tx, { account, id }, packetRun, begun)))
      throw new ErrorResponse(409, 'being_made', submissionMessages.isBeingMade)
    await context.platform.jobs.enqueue(tx, packetQueue, { account, id, run: packetRun + 1 })
    await tx.record({
      action: 'submission.packet-again',
      subject: { type: 'submission', id },
      after: { name: `Submission ${submission.number}` },
      events: [change(account, 'submissions', id)],
    })
    return { status: 202, body: await submissionDetails(tx, context, id) }
  })
