import type { AnswersSaved } from '@portico/contract/areas/applications/application.shapes.ts'
import type { Handler } from '../../../platform/context.ts'
import { byLink } from '../../applications/applications.public.ts'
import { takeAnswering } from '../entering/take-link.ts'
import { withoutOrigins } from '../open-entry.ts'

/** Saves answers as the recipient of the link. */
export const saveOpenAnswers: Handler<'PUT /open/apps/{token}/current-apps/{appId}/answers'> = async (
  context,
  { params, body },
) => {
  const taken = await takeAnswering(context, params)
  const { link, shared, answerer, used } = taken
  return taken.write(async (tx) => {
    const { answer, entry } = await byLink.save(tx, answerer, shared.id, body.edits)
    await used(tx, 'SAVED', { applicationId: shared.id })
    await tx.record({ ...entry, after: { ...entry.after, byLink: link.recipientName } })
    const shown: AnswersSaved = {
      ...answer,
      answers: withoutOrigins(answer.answers, link),
      stale: withoutOrigins(answer.stale, link),
      // What other sources say is not for the holder of a link.
      conflicts: [],
    }
    return { status: 200, body: shown }
  })
}
