import type { ApplicationEntry } from '@portico/contract/areas/applications/application.shapes.ts'
import { progressOf } from '@portico/contract/areas/forms/logic/progress.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { fill } from '../answers/filled-form.ts'
import { ownAnswersView } from '../answers/kept-answers.view.ts'
import { assignmentsView, shownAssignment } from '../assignments/assignments.view.ts'
import { entryOf } from './application-entry.ts'
import { type ApplicationFilter, applicationRows } from './application-rows.view.ts'
import { editionsView } from './editions.view.ts'
import { applicationSheet, bookOf, shownProgress } from './open-application.ts'

/** The applications of an account. How far each is follows from the fact book, so it is worked out anew each time. */
export async function entriesView(tx: Tx, account: string, filter?: ApplicationFilter): Promise<ApplicationEntry[]> {
  const [rows, own, book, assignments] = await Promise.all([
    applicationRows(tx, account, filter),
    ownAnswersView(tx, account),
    bookOf(tx, account),
    assignmentsView(tx, account),
  ])
  const open = rows.filter(({ status }) => status !== 'DONE')
  const layouts = await editionsView(
    tx,
    open.map(({ editionId }) => editionId),
  )
  return rows.map((row) => {
    const layout = row.status === 'DONE' ? undefined : layouts.get(row.editionId)
    const values = layout === undefined ? {} : fill(applicationSheet(layout, own.get(row.id)), book).values
    const progress = progressOf(layout ?? { pages: [] }, values)
    const assignees = assignments.filter(({ applicationId }) => applicationId === row.id).map(shownAssignment)
    return entryOf(row, { progress: shownProgress({ row, progress }), assignees })
  })
}
