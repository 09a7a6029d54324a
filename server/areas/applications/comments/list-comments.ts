import type { Verb } from '../../../platform/context.ts'
import { wantedRow } from '../entries/open-application.ts'
import { commentsView } from './comments.view.ts'

/** Comments on an application’s answers. */
export const listComments: Verb<'GET /api/accounts/{id}/apps/{appId}/comments'> = async (context, { params, query }) =>
  context.read(async (tx) => {
    const { account } = context.account
    const { id } = await wantedRow(tx, account, params.appId)
    const of = { applicationId: id, path: query.path, userId: context.actor.userId }
    return { status: 200, body: await commentsView(tx, account, of) }
  })
