import type { ApplicationEntry } from '@portico/contract/areas/applications/application.shapes.ts'
import type { Answers } from '@portico/contract/areas/forms/answer.shapes.ts'
import { progressOf } from '@portico/contract/areas/forms/logic/progress.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { fill } from '../answers/filled-form.ts'
import { ownAnswersView } from '../answers/stored-answers.view.ts'
import { assignmentsView, shownAssignment } from '../assignments/assignments.view.ts'
import { entryOf } from './application-entry.ts'
import { type ApplicationFilter, type ApplicationRow, applicationRows } from './application-rows.view.ts'
import { editionsView } from './editions.view.ts'
import { applicationSheet, bookOf, shownProgress } from './open-application.ts'

/** An application as lists show it, with what it is made of. */
interface FilledEntry {
  readonly entry: ApplicationEntry
  readonly row: ApplicationRow
  /** Empty for finished applications: their final version has the answers. */
  readonly values: Answers
}

/**
 * The applications of an account. Their progress depends on the account data and the day, so it is computed each time.
 */
export async function filledEntriesView(
  tx: Tx,
  account: string,
  today: string,
  filter?: ApplicationFilter,
): Promise<FilledEntry[]> {
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
    const progress = progressOf(layout ?? { pages: [] }, values, today)
    const assignees = assignments.filter(({ subject }) => subject === row.id).map(shownAssignment)
    return { row, values, entry: entryOf(row, { progress: shownProgress({ row, progress }), assignees }) }
  })
}

/** The same for lists. */
export async function entriesView(
  tx: Tx,
  account: string,
  today: string,
  filter?: ApplicationFilter,
): Promise<ApplicationEntry[]> {
  return (await filledEntriesView(tx, account, today, filter)).map(({ entry }) => entry)
}
