import type { SubmissionDetails } from '@portico/contract/areas/submissions/submission.shapes.ts'
import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/error-response.ts'
import { seesPersonal } from '../../schedules/schedules.public.ts'
import { changesView } from '../preview/change-details.view.ts'
import {
  linkRowsView,
  shownLink,
  shownSubmission,
  submissionBefore,
  type SubmissionRow,
  submissionView,
} from '../submissions.view.ts'

/** The submission of a call; ends the call if it does not exist. */
export async function wantedSubmission(tx: Tx, context: AccountContext, id: string): Promise<SubmissionRow> {
  const submission = await submissionView(tx, context.account.account, id)
  if (submission === undefined) throw notFound()
  return submission
}

/** A submission with all that it holds, as one reader gets it. */
export async function submissionDetails(tx: Tx, context: AccountContext, id: string): Promise<SubmissionDetails> {
  const submission = await wantedSubmission(tx, context, id)
  const { account, cycleId, number, note, attestation, acknowledged, snapshotNumber } = submission
  const now = context.platform.now()
  const before = await submissionBefore(tx, account, { cycleId, number })
  const reader = { account, seesPersonal: seesPersonal(context.actor) }
  const links = await linkRowsView(tx, account, id)
  const { facts: _, ...content } = submission.content
  return {
    ...shownSubmission(submission, now),
    note,
    attestation,
    acknowledged,
    snapshotNumber,
    content,
    changes: before
      ? await changesView(tx, reader, { before: submittedIn(before), now: submittedIn(submission) })
      : null,
    links: links.map((link) => shownLink(link, now)),
  }
}

/** What a submission holds, to compare it with another. */
export const submittedIn = ({ content, snapshotNumber }: SubmissionRow) => ({ content, snapshot: snapshotNumber ?? 0 })
