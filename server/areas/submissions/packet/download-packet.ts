import { submissionMessages } from '@portico/contract/areas/submissions/submission.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { seesPersonal } from '../../schedules/schedules.public.ts'
import { wantedSubmission } from '../history/submission-details.ts'
import { packetFile } from './packet-file.ts'

/** The packet of a submission, unmasked; audits the download before the first byte is sent. */
export const downloadPacket: Handler<'GET /api/accounts/{accountId}/submissions/{submissionId}/packet'> = async (
  context,
  { params },
) => {
  demand(seesPersonal(context.actor), submissionMessages.onlyAccountAdmins)
  const submission = await context.read((tx) => wantedSubmission(tx, context, params.submissionId))
  const file = packetFile(submission, context.platform.files)
  // Later parts of a file belong to the download that its first part started.
  if (!/^bytes=[1-9]/.test(context.header('range') ?? ''))
    await context.write(async (tx) => {
      await tx.record({
        action: 'submission.download',
        subject: { type: 'submission', id: submission.id },
        after: { name: `Submission ${submission.number}` },
      })
      return { status: 204 }
    })
  return { status: 200, file }
}
