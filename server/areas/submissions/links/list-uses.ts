import type { Handler } from '../../../platform/context.ts'
import { notFound } from '../../../platform/error-response.ts'
import { wantedSubmission } from '../history/submission-details.ts'
import { linkRowsView, usesView } from '../submissions.view.ts'

/** The uses of a link. */
export const listUses: Handler<'GET /api/accounts/{accountId}/submissions/{submissionId}/links/{linkId}/uses'> = async (
  context,
  { params },
) =>
  context.read(async (tx) => {
    const { account } = context.account
    const submission = await wantedSubmission(tx, context, params.submissionId)
    const link = (await linkRowsView(tx, account, submission.id)).find(({ id }) => id === params.linkId)
    if (link === undefined) throw notFound()
    return { status: 200, body: await usesView(tx, context.account, link.id) }
  })
