import type { Fact } from '@portico/contract/areas/applications/application.shapes.ts'
import type { AnswerValue } from '@portico/contract/areas/forms/answer.shapes.ts'
import { factNamed } from '@portico/contract/areas/forms/facts/fact-catalogue.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { ownAnswersView } from '../answers/kept-answers.view.ts'
import { applicationRows } from '../entries/application-rows.view.ts'
import { editionsView } from '../entries/editions.view.ts'
import { bookOf } from '../entries/open-application.ts'
import { shownAnswer } from '../../pdf-forms/pdf-forms.door.ts'
import { factEntries } from './fact-entries.ts'

/** Every value of an account's fact book with what disagrees and which applications use it. */
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

/** The value of a fact as people read it. */
export function factWords(key: string, value: AnswerValue): string {
  const kind = factNamed(key.split('/').at(-1) ?? key)?.kind ?? 'text'
  return shownAnswer({ kind, columns: [] }, value).join('; ')
}
