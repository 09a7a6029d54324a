import type { Verb } from '../../../platform/context.ts'
import { ownAnswersView } from '../answers/kept-answers.view.ts'
import { applicationRows } from '../entries/application-rows.view.ts'
import { editionsView } from '../entries/editions.view.ts'
import { bookOf } from '../entries/open-application.ts'
import { factEntries } from './fact-entries.ts'

/** The fact book of an account. */
export const listFacts: Verb<'GET /api/accounts/{id}/facts'> = async (context) =>
  context.read(async (tx) => {
    const { account } = context.account
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
    return { status: 200, body: factEntries(book, users) }
  })
