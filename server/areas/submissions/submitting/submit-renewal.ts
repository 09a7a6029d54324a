import { contentChanges } from '@portico/contract/areas/submissions/content-changes.ts'
import { submissionMessages } from '@portico/contract/areas/submissions/submission.messages.ts'
import type { SubmissionContent, SubmissionDraft } from '@portico/contract/areas/submissions/submission.shapes.ts'
import { addMonths } from '@portico/contract/kit/zone.rules.ts'
import { fullName } from '../../../platform/access/actor.ts'
import type { AccountContext, Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, ErrorResponse, unprocessable } from '../../../platform/error-response.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { change } from '../../events/events.public.ts'
import { tell } from '../../notifications/notifications.public.ts'
import { seal } from '../../placement/placement.public.ts'
import { sectionsView, settleStage } from '../../renewals/renewals.public.ts'
import { takeSnapshotOf } from '../../schedules/schedules.public.ts'
import { submissionDetails } from '../history/submission-details.ts'
import { newLink } from '../links/new-link.ts'
import { packetQueue } from '../packet/packet-queue.ts'
import { contentView } from '../preview/content.view.ts'
import { findingsOf } from '../preview/findings.ts'
import { recipientsView } from '../preview/recipients.view.ts'
import { holdCycle, termOf, type WantedCycle, wantedCycle } from '../preview/wanted-cycle.view.ts'
import { maySign } from '../submission.access.ts'
import { insertLinks, insertSubmission } from '../submission.store.ts'
import { submissionBefore } from '../submissions.view.ts'

/** Signs and submits a renewal: stores what is submitted, and starts its packet. */
export const submitRenewal: Handler<'POST /api/accounts/{accountId}/renewals/{cycleId}/submissions'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    demand(maySign(context.account, context.actor), submissionMessages.onlyInsuredAdmins)
    const { account } = context.account
    const cycle = await heldCycle(tx, account, params.cycleId)
    const acknowledged = await demandReadiness(tx, context, cycle, body)
    const recipientIds = await demandRecipients(tx, context, body)
    const last = await submissionBefore(tx, account, { cycleId: cycle.id })
    const number = (last?.number ?? 0) + 1
    const submitted = { by: context.actor.userId, at: context.platform.now() }
    const snapshotNumber = await takeSnapshotOf(
      tx,
      account,
      {
        snapshotType: 'SUBMITTED',
        label: `Submission ${number}`,
        termFrom: cycle.effectiveOn,
        termTo: addMonths(cycle.effectiveOn, 12),
      },
      submitted,
    )
    const content = await demandContent(tx, { account, cycle, last: last?.content }, body)
    const id = newId(submitted.at)
    await insertSubmission(tx, {
      account_code: account,
      id,
      cycle_id: cycle.id,
      number,
      signer_name: body.signerName,
      signer_title: body.signerTitle,
      note: body.note,
      attestation: submissionMessages.attestation,
      acknowledged: JSON.stringify(acknowledged),
      snapshot_number: snapshotNumber ?? null,
      content: JSON.stringify(content),
      submitted_by: submitted.by,
      submitted_at: submitted.at,
      packet_message: null,
      packet_key: null,
      packet_bytes: null,
      packet_sha256: null,
      packet_moved_at: submitted.at,
    })
    await insertLinks(
      tx,
      recipientIds.map((userId) =>
        newLink({ account, submissionId: id, to: userId, language: body.language }, submitted.at),
      ),
    )
    await settleStage(tx, account, cycle.id)
    await seal(tx, account, cycle.id, {
      kind: 'SUBMITTED',
      what: `Submission ${number}, signed by ${body.signerName}, ${body.signerTitle}`,
      by: { userId: context.actor.userId, name: fullName(context.actor) },
      at: submitted.at,
      payload: {
        submissionId: id,
        number,
        signer: { name: body.signerName, title: body.signerTitle },
        attestation: submissionMessages.attestation,
        acknowledged,
        snapshotNumber: snapshotNumber ?? null,
      },
    })
    await tellRecipients(tx, context, { recipientIds, company: cycle.company })
    await context.platform.jobs.enqueue(tx, packetQueue, { account, id, run: 1 })
    await tx.record({
      action: 'submission.submit',
      subject: { type: 'submission', id },
      after: {
        name: `Submission ${number}`,
        number,
        signerName: body.signerName,
        signerTitle: body.signerTitle,
        recipientIds,
        snapshotNumber,
      },
      events: [
        change(account, 'submissions', id),
        change(account, 'renewals', cycle.id),
        change(account, 'schedules', 'snapshots'),
      ],
    })
    return { status: 201, body: await submissionDetails(tx, context, id) }
  })

/** The renewal, held until the transaction ends; one that is over takes no submission. */
async function heldCycle(tx: Tx, account: string, cycleId: string): Promise<WantedCycle> {
  const found = await wantedCycle(tx, account, cycleId)
  await holdCycle(tx, account, found)
  const cycle = await wantedCycle(tx, account, found.id)
  if (cycle.isOver) throw new ErrorResponse(409, 'over', submissionMessages.isOver)
  return cycle
}

/** Ends the call if something must be fixed or was not read; returns the warnings that the signer has acknowledged. */
async function demandReadiness(
  tx: Tx,
  context: Pick<AccountContext, 'account' | 'platform'>,
  cycle: WantedCycle,
  { acknowledged }: Pick<SubmissionDraft, 'acknowledged'>,
): Promise<string[]> {
  const findings = findingsOf(context.account.account, await sectionsView(tx, context.account, termOf(cycle, context)))
  const refuse = (message: string) => unprocessable({ findings: message }, message)
  const hard = findings.filter(({ kind }) => kind === 'HARD')
  if (hard.length > 0) throw refuse(submissionMessages.hardErrors(hard.map(({ text }) => text)))
  if (findings.some(({ kind }) => kind === 'OPEN')) throw refuse(submissionMessages.openSections)
  if (findings.some(({ id }) => !acknowledged.includes(id)))
    throw unprocessable({ acknowledged: submissionMessages.unacknowledged })
  return findings.map(({ text }) => text)
}

async function demandRecipients(
  tx: Tx,
  { account }: Pick<AccountContext, 'account'>,
  { recipientIds }: Pick<SubmissionDraft, 'recipientIds'>,
): Promise<string[]> {
  const wanted = [...new Set(recipientIds)]
  const { recipients } = await recipientsView(tx, account)
  const allowed = new Set(recipients.map(({ userId }) => userId))
  if (wanted.some((userId) => !allowed.has(userId)))
    throw unprocessable({ recipientIds: submissionMessages.foreignRecipient })
  return wanted
}

/** The submitted content; rejects an unchanged one. */
async function demandContent(
  tx: Tx,
  about: { readonly account: string; readonly cycle: WantedCycle; readonly last: SubmissionContent | undefined },
  { documentIds }: Pick<SubmissionDraft, 'documentIds'>,
): Promise<SubmissionContent> {
  const { account, cycle, last } = about
  const wanted = new Set(documentIds)
  const content = await contentView(tx, account, cycle, [...wanted])
  if (content.documents.length < wanted.size) throw unprocessable({ documentIds: submissionMessages.unknownDocument })
  if (last !== undefined && contentChanges(last, content).length === 0)
    throw unprocessable({ content: submissionMessages.unchanged }, submissionMessages.unchanged)
  return content
}

async function tellRecipients(
  tx: WriteTx,
  context: AccountContext,
  { recipientIds, company }: { readonly recipientIds: readonly string[]; readonly company: string },
): Promise<void> {
  const { account } = context.account
  for (const userId of recipientIds) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await tell(tx, context, {
      userId,
      account,
      kind: 'RENEWAL_SUBMITTED',
      message: `${fullName(context.actor)} submitted the renewal of ${company}`,
      note: 'We will email you the packet when it is ready.',
      link: `/${encodeURIComponent(account)}/submit-to-advisor`,
    })
  }
}
