import { urgencies } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import { expectedDay, verdictOf } from '@portico/contract/areas/certificates/certificate.rules.ts'
import { fullName } from '../../../platform/access/actor.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import { change } from '../../events/events.public.ts'
import { auditedCertificate, draftToChange, saveCertificate } from '../certificate.store.ts'
import { demandReader } from '../certificates.access.ts'
import { certificateView } from '../shown-certificate.ts'
import { reviewReasonFor } from '../rules/certificate-rules.view.ts'
import { notifySide } from './notify-side.ts'
import { readyCertificate } from './ready-certificate.ts'

/** Sends a request to the brokerage: with the day by which the endorsement that it needs can be expected, or for review. */
export const submitCertificate: Handler<'POST /api/accounts/{accountId}/certificates/{certificateId}/submit'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(reader.mayWrite, certificateMessages.onlyReads)
    const from = { id: params.certificateId, version: body.version }
    const record = await draftToChange(tx, context, reader, from)
    const { compared, findings } = await readyCertificate(tx, context, record, ['SUPPORTED', 'NEEDS_ENDORSEMENT'])
    const isSupported = verdictOf(findings) === 'SUPPORTED'
    if (isSupported && (await reviewReasonFor(tx, context, reader, record.request)) === undefined)
      throw unprocessable({ endorsements: certificateMessages.nothingToRequest }, certificateMessages.nothingToRequest)
    await saveCertificate(tx, context, reader, from, {
      status: 'SUBMITTED',
      findings: JSON.stringify(findings),
      expected_on: isSupported ? null : expectedDay(compared.today),
    })
    const { companyName } = await accountHead(tx, reader.account)
    await notifySide(tx, context, record, {
      to: 'BROKERAGE',
      message: `Certificate requested for ${companyName}: ${record.holderName}`,
      note: [
        ...(record.request.urgency === 'NORMAL' ? [] : [urgencies[record.request.urgency]]),
        record.number,
        `requested by ${fullName(context.actor)}`,
      ].join(', '),
    })
    await tx.record({
      action: 'certificate.submit',
      subject: { type: 'certificate', id: record.id },
      before: auditedCertificate(record),
      after: auditedCertificate({ ...record, status: 'SUBMITTED' }),
      events: [change(reader.account, 'certificates')],
    })
    return { status: 200, body: await certificateView(tx, context, reader, record.id) }
  })
