import type { Fact } from '@portico/contract/areas/applications/application.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { ownAnswersView } from '../answers/stored-answers.view.ts'
import { applicationRows } from '../entries/application-rows.view.ts'
import { editionsView } from '../entries/editions.view.ts'
import { bookOf } from '../entries/open-application.ts'
import { factEntries } from './fact-entries.ts'

/** Every value of the account data with disagreeing values and the applications that use it. */
export async function knownFacts(tx: Tx, account: string): Promise<Fact[]> {
  const [book, rows, own] = await Promise.all([
    bookOf(tx, account),
    applicationRows(tx, account),
    ownAnswersView(tx, account),
  ])
  const layouts = await editionsView(
    tx,
    rows.map(({ editionId }) => editionId),
  )
  const users = rows.map(({ id, editionId, name, year }) => ({
    applicationId: id,
    title: `${name} ${year}`,
    layout: layouts.get(editionId)!,
    own: own.get(id) ?? new Map(),
  }))
  return factEntries(book, users)
}
