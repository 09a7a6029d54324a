import { submissionMessages } from '@portico/contract/areas/submissions/submission.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { ErrorResponse } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { packetFile } from '../packet/packet-file.ts'
import { changeLink } from '../submission.store.ts'
import { submissionView } from '../submissions.view.ts'
import { takeLink } from './take-link.ts'

/** The packet in an admitted browser. The download is audited before the first byte is sent. */
export const downloadByLink: Handler<'GET /open/submission-downloads/{requestId}/{downloadCode}/packet'> = async (
  context,
  { params },
) => {
  const taken = await takeLink(context, params)
  if (!taken.link.isLetIn) throw new ErrorResponse(401, 'enter_first', submissionMessages.enterFirst)
  const { account, submissionId } = taken.link
  const submission = (await taken.read((tx) => submissionView(tx, account, submissionId)))!
  await taken.write(async (tx) => {
    const held = await taken.hold(tx)
    await changeLink(tx, held, { downloads: held.downloads + 1 })
    await taken.used(tx, 'DOWNLOADED')
    await tx.record({
      action: 'submission-link.download',
      subject: { type: 'submission-link', id: held.id },
      after: { name: held.recipientName, number: submission.number },
      events: [change(account, 'submissions', submissionId)],
    })
    return { status: 204 }
  })
  return { status: 200, file: packetFile(submission, context.platform.files) }
}
