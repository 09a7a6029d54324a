import type { Handler } from '../../../platform/context.ts'
import { submissionDetails } from './submission-details.ts'

/** A submission with what it holds, what changed against the one before, and the links to its packet. */
export const getSubmission: Handler<'GET /api/accounts/{accountId}/submissions/{submissionId}'> = async (
  context,
  { params },
) => ({ status: 200, body: await context.read((tx) => submissionDetails(tx, context, params.submissionId)) })
