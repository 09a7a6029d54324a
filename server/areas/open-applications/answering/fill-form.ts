import type { AnswersSaved, KeptAnswer } from '@portico/contract/areas/applications/application.shapes.ts'
import type { OpenForm } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import type { Verb } from '../../../platform/context.ts'
import { byLink } from '../../applications/applications.door.ts'
import { fileNamesView, type HeldLink } from '../entering/link-by-token.view.ts'
import { takeApplication } from '../entering/take-link.ts'
import { openEntryOf, withoutOrigin } from '../open-entry.ts'

const mapped = (answers: Readonly<Record<string, KeptAnswer>>, link: HeldLink) =>
  Object.fromEntries(Object.entries(answers).map(([path, answer]) => [path, withoutOrigin(link)(answer)]))

/** A shared application with its answers; that it was read is recorded. */
export const getOpenForm: Verb<'GET /open/apps/{token}/current-apps/{appId}'> = async (context, { params }) => {
  const taken = await takeApplication(context, params)
  const { link, shared, used } = taken
  return taken.write(async (tx) => {
    const opened = await byLink.open(tx, link.account, shared.id)
    await used(tx, 'READ', { applicationId: shared.id })
    await tx.record({ action: 'open-link.read', subject: { type: 'application', id: shared.id } })
    const body: OpenForm = {
      entry: openEntryOf(opened, link, shared),
      layout: opened.sheet.layout,
      layoutVersion: opened.row.editionId,
      answers: mapped(Object.fromEntries(opened.filled.answers), link),
      fileNames: await fileNamesView(tx, link),
      mayEdit: opened.row.status !== 'DONE',
    }
    return { status: 200, body }
  })
}

/** Saves answers as the recipient of the link. */
export const saveOpenAnswers: Verb<'PUT /open/apps/{token}/current-apps/{appId}/answers'> = async (
  context,
  { params, body },
) => {
  const taken = await takeApplication(context, params)
  const { link, shared, answerer, used } = taken
  return taken.write(async (tx) => {
    const { answer, entry } = await byLink.save(tx, answerer, shared.id, body.edits)
    await used(tx, 'SAVED', { applicationId: shared.id })
    await tx.record({ ...entry, after: { ...entry.after, byLink: link.recipientName } })
    const shown: AnswersSaved = {
      ...answer,
      answers: mapped(answer.answers, link),
      stale: mapped(answer.stale, link),
      // What other sources say is not for the holder of a link.
      conflicts: [],
    }
    return { status: 200, body: shown }
  })
}
