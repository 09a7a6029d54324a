import type { SubmissionChange } from '@portico/contract/areas/submissions/submission.shapes.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { accountHead } from '../../../accounts/accounts.public.ts'
import { changesView } from '../../preview/change-details.view.ts'
import { submissionBefore, type SubmissionRow } from '../../submissions.view.ts'

/** The brokerage that a submission is made to, and what changed since the one before; null for the first. */
export async function brokerageOf(
  tx: Tx,
  { account, cycleId, number, content, snapshotNumber }: SubmissionRow,
): Promise<{ readonly brokerage: string; readonly changes: readonly SubmissionChange[] | null }> {
  const { brokerCode: brokerage } = await accountHead(tx, account)
  const before = await submissionBefore(tx, account, { cycleId, number })
  const now = { content, snapshot: snapshotNumber ?? 0 }
  const compared = before && { before: { content: before.content, snapshot: before.snapshotNumber ?? 0 }, now }
  return {
    brokerage,
    changes: compared ? await changesView(tx, { account, seesPersonal: false }, compared) : null,
  }
}
