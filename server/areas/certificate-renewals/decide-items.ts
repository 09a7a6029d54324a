import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import { certificateRenewalMessages } from '@portico/contract/areas/certificate-renewals/certificate-renewal.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { isId } from '../../platform/ids.ts'
import { demand, notFound, unprocessable } from '../../platform/error-response.ts'
import { change } from '../events/events.public.ts'
import { demandReader } from '../certificates/certificates.public.ts'
import { decideItems as lockDecision, lockRenewal } from './renewal.store.ts'
import { shownRenewal } from './shown-renewal.ts'

/** Keeps or drops certificates of a renewal, until they are issued. */
export const decideItems: Handler<'POST /api/accounts/{accountId}/certificate-renewals/{renewalId}/decisions'> = async (
  context,
  { params: { renewalId: id }, body },
) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(reader.mayWrite, certificateMessages.onlyReads)
    const at = { account: reader.account, id }
    const renewal = isId(id) ? await lockRenewal(tx, at) : undefined
    if (renewal === undefined) throw notFound()
    if (renewal.state === 'DONE' || renewal.state === 'STOPPED')
      throw unprocessable({ isKept: certificateRenewalMessages.isOver }, certificateRenewalMessages.isOver)
    const certificates = await lockDecision(tx, at, body)
    await tx.record({
      action: body.isKept ? 'certificate-renewal.keep' : 'certificate-renewal.drop',
      subject: { type: 'certificate-renewal', id },
      after: { ...body, certificates },
      events: [change(reader.account, 'certificate-renewals')],
    })
    return { status: 200 as const, body: await shownRenewal(tx, reader, id) }
  })
