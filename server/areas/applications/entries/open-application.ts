import type { StoredAnswer, Progress } from '@portico/contract/areas/applications/application.shapes.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { progressOf, type FormProgress } from '@portico/contract/areas/forms/logic/progress.ts'
import { readOnce, type Tx } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/error-response.ts'
import { type Book, fill, type Filled, type StoredValue, mappedAddress, type Sheet } from '../answers/filled-form.ts'
import { factsView, ownAnswersView } from '../answers/stored-answers.view.ts'
import { factSources } from '../book/fact-sources.ts'
import { finalVersionView } from '../final-versions/final-versions.view.ts'
import { applicationRow, type ApplicationRow, frozenProgress } from './application-rows.view.ts'
import { editableView } from './editable.view.ts'
import { editionsView } from './editions.view.ts'

/** An application with everything that is answered in it. */
export interface OpenApplication {
  readonly row: ApplicationRow
  readonly sheet: Sheet
  readonly book: Book
  readonly filled: Filled
  readonly progress: FormProgress
  /** Whether answers may be changed here at all: for PDFs only if that is turned on. */
  readonly isEditable: boolean
}

/** The row of an application; ends the call if it does not exist. */
export async function wantedRow(tx: Tx, account: string, id: string): Promise<ApplicationRow> {
  const row = await applicationRow(tx, account, id)
  if (row === undefined) throw notFound()
  return row
}

/** The layout that an application asks by. */
export async function layoutOf(tx: Tx, { editionId }: ApplicationRow): Promise<Layout> {
  return (await editionsView(tx, [editionId])).get(editionId)!
}

/** Reads a whole application: its final version if finished, else its current state as of `today`. */
export async function openApplication(tx: Tx, account: string, id: string, today: string): Promise<OpenApplication> {
  return openRow(tx, account, await wantedRow(tx, account, id), today)
}

/** Reads an application whole, as `openApplication` does, from a row that was just read. */
export async function openRow(tx: Tx, account: string, row: ApplicationRow, today: string): Promise<OpenApplication> {
  const [layout, own, book, frozen, isEditable] = await Promise.all([
    layoutOf(tx, row),
    ownAnswersView(tx, account, row.id),
    bookOf(tx, account),
    finalAnswers(tx, account, row),
    editableView(tx, account, row),
  ])
  const sheet = applicationSheet(layout, own.get(row.id))
  const filled = frozen === null ? fill(sheet, book) : frozenForm(frozen)
  return { row, sheet, book, filled, progress: progressOf(layout, filled.values, today), isEditable }
}

/** The account data with its sources. */
export const bookOf = (tx: Tx, account: string): Promise<Book> =>
  readOnce(tx, ['book', account], async () => {
    const [facts, sources] = await Promise.all([factsView(tx, account), factSources(tx, account)])
    return { facts, sources }
  })

/** An application as a form to fill. */
export const applicationSheet = (layout: Layout, own: ReadonlyMap<string, StoredValue> = new Map()): Sheet => ({
  layout,
  own,
  addressOf: mappedAddress,
})

/** How far an application is, for people. */
export function shownProgress({ row, progress }: Pick<OpenApplication, 'row' | 'progress'>): Progress {
  if (row.status === 'DONE') return frozenProgress(row)
  return { required: progress.required, answered: progress.answered, percent: progress.percent }
}

async function finalAnswers(tx: Tx, account: string, { id, freezeNumber }: ApplicationRow) {
  if (freezeNumber === null) return null
  return (await finalVersionView(tx, account, { applicationId: id, number: freezeNumber })).answers
}

function frozenForm(frozen: Readonly<Record<string, StoredAnswer>>): Filled {
  const answers = new Map(Object.entries(frozen))
  const values = Object.fromEntries(
    [...answers].flatMap(([path, { value }]) => (value === null ? [] : [[path, value]])),
  )
  return { answers, values, conflicts: [] }
}

/** Fills an application from its own answers and the account data. */
export const fillApplication = (layout: Layout, own: ReadonlyMap<string, StoredValue>, book: Book): Filled =>
  fill(applicationSheet(layout, own), book)
