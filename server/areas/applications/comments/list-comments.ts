import type { Handler } from '../../../platform/context.ts'
import { subjectOf } from '../subject.ts'
import { commentsView } from './comments.view.ts'

/** Comments on the answers of an application or a page of the profile. */
export const listComments: Handler<
  'GET /api/accounts/{id}/apps/{appId}/comments' | 'GET /api/accounts/{accountId}/profile-pages/{page}/comments'
> = async (context, { params, query }) =>
  context.read(async (tx) => {
    const { id: subject } = await subjectOf(tx, context, params)
    const of = { subject, path: query.path, userId: context.actor.userId }
    return { status: 200, body: await commentsView(tx, context.account.account, of) }
  })
