import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import { certificateRenewalMessages } from '@portico/contract/areas/certificate-renewals/certificate-renewal.messages.ts'
import {
  type RenewalMove,
  type RenewalState,
  renewalStates,
} from '@portico/contract/areas/certificate-renewals/certificate-renewal.shapes.ts'
import type { Handler } from '../../platform/context.ts'
import { updateRow } from '../../platform/database/rows.ts'
import { isId } from '../../platform/ids.ts'
import { demand, notFound, unprocessable } from '../../platform/error-response.ts'
import { change } from '../events/events.public.ts'
import { certificateHandling, demandReader } from '../certificates/certificates.public.ts'
import { queueStep } from './renewal-queue.ts'
import { lockRenewal } from './renewal.store.ts'
import { shownRenewal } from './shown-renewal.ts'

interface Way {
  readonly from: readonly RenewalState[]
  readonly to: RenewalState
}

const ways: Readonly<Record<RenewalMove['move'], Way>> = {
  START: { from: ['READY'], to: 'RUNNING' },
  PAUSE: { from: ['RUNNING'], to: 'PAUSED' },
  RESUME: { from: ['PAUSED'], to: 'RUNNING' },
  STOP: { from: ['COMPARING', 'READY', 'RUNNING', 'PAUSED'], to: 'STOPPED' },
}

const refused = (message: string) => unprocessable({ move: message }, message)

/** Starts, pauses, resumes, or stops a renewal. What was issued by then is still emailed. */
export const moveRenewal: Handler<'POST /api/accounts/{accountId}/certificate-renewals/{renewalId}/moves'> = async (
  context,
  { params: { renewalId: id }, body: { move, form } },
) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(reader.mayWrite, certificateMessages.onlyReads)
    const { account } = reader
    const renewal = isId(id) ? await lockRenewal(tx, { account, id }) : undefined
    if (renewal === undefined) throw notFound()
    const { from, to } = ways[move]
    if (!from.includes(renewal.state)) throw refused(certificateRenewalMessages.noMove(renewalStates[renewal.state]))
    const { counts } = await shownRenewal(tx, reader, id)
    if (move === 'START') {
      if (counts.toIssue === 0) throw refused(certificateRenewalMessages.noneToSend)
      // The texts were issued before: only a review of all certificates leaves the start to staff.
      await certificateHandling.refuseReviewed(tx, context, reader, { operations: '' })
    }
    const now = context.platform.now()
    // Jobs of earlier steps end here: the one that is added continues, or sends what is issued already.
    const step = renewal.step + 1
    await updateRow(
      tx,
      'certificate_renewals',
      { account_code: account, id },
      {
        state: to,
        step,
        moved_at: now,
        ...(move === 'START' && { started_at: now, form: form ?? renewal.form }),
        ...(move === 'STOP' && { finished_at: now }),
      },
    )
    await queueStep(context.platform, tx, { account, id, step })
    await tx.record({
      action: `certificate-renewal.${move.toLowerCase()}`,
      subject: { type: 'certificate-renewal', id },
      before: { state: renewal.state },
      after: { state: to, form: form ?? renewal.form },
      events: [change(account, 'certificate-renewals')],
    })
    return { status: 200 as const, body: await shownRenewal(tx, reader, id) }
  })
