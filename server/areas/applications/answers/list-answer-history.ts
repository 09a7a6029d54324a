import { locate } from '@portico/contract/areas/forms/layouts/places.ts'
import type { Handler } from '../../../platform/context.ts'
import { notFound } from '../../../platform/error-response.ts'
import { columnsOf, subjectOf } from '../subject.ts'
import { historyView } from './stored-answers.view.ts'

/** Every value an answer has had, in its form or in the account data. */
export const listAnswerHistory: Handler<
  | 'GET /api/accounts/{id}/apps/{appId}/answers/history'
  | 'GET /api/accounts/{accountId}/profile-pages/{page}/answers/history'
> = async (context, { params, query: { path } }) =>
  context.read(async (tx) => {
    const subject = await subjectOf(tx, context, params)
    const { layout, addressOf } = subject.sheet
    const place = locate(layout, path)
    if (place === undefined) throw notFound()
    const of = { applicationId: columnsOf(subject).application_id, path, address: addressOf(place, path) }
    return { status: 200, body: await historyView(tx, context.account.account, of) }
  })
