import { statusNames } from '@portico/contract/areas/certificates/certificate.rules.ts'
import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import type { CertificateReview } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import type { AccountContext, Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { change } from '../../events/events.public.ts'
import { auditedCertificate, certificateToChange, saveCertificate } from '../certificate.store.ts'
import { type CertificateReader, demandReader } from '../certificates.access.ts'
import type { CertificateRecord } from '../certificates.view.ts'
import { certificateView } from '../shown-certificate.ts'
import { notifySide } from './notify-side.ts'
import { putInForce } from './put-in-force.ts'
import { readyCertificate } from './ready-certificate.ts'

type Move = CertificateReview['move']
type Reviewing = Pick<CertificateReview, 'reason' | 'expectedOn'>

/** Reviews a request. Approving issues it, once the policies show what it asks for. */
export const reviewCertificate: Handler<'POST /api/accounts/{accountId}/certificates/{certificateId}/review'> = async (
  context,
  { params, body: { move, version, ...review } },
) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(reader.isStaff, certificateMessages.onlyStaff)
    const record = await certificateToChange(tx, context, reader, { id: params.certificateId, version })
    if (!['SUBMITTED', 'IN_REVIEW'].includes(record.status))
      throw unprocessable({ move: certificateMessages.noMove(statusNames[record.status]) })
    const { status, message, note } = await steps[move](tx, context, reader, { record, ...review })
    await notifySide(tx, context, record, { to: 'INSURED', message: `${message}: ${record.holderName}`, note })
    await tx.record({
      action: `certificate.${move.toLowerCase()}`,
      subject: { type: 'certificate', id: record.id },
      before: auditedCertificate(record),
      after: { ...auditedCertificate({ ...record, status }), ...review },
      events: [change(reader.account, 'certificates')],
    })
    return { status: 200, body: await certificateView(tx, context, reader, record.id) }
  })

interface Done {
  readonly status: CertificateRecord['status']
  readonly message: string
  readonly note: string | null
}

type Step = (
  tx: WriteTx,
  context: AccountContext,
  reader: CertificateReader,
  reviewed: Reviewing & { readonly record: CertificateRecord },
) => Promise<Done>

const steps: Readonly<Record<Move, Step>> = {
  async REVIEW(tx, context, reader, { record, expectedOn }) {
    const expected = expectedOn ?? record.expectedOn
    if (expected !== null && expected < todayOf(context))
      throw unprocessable({ expectedOn: certificateMessages.neededInPast })
    await saveCertificate(tx, context, reader, record, { status: 'IN_REVIEW', expected_on: expected })
    return { status: 'IN_REVIEW', message: 'Certificate in review', note: record.number }
  },
  async APPROVE(tx, context, reader, { record }) {
    const { compared } = await readyCertificate(
      tx,
      context,
      // The day by which it was needed may have passed since the request.
      { ...record, request: { ...record.request, neededBy: null } },
      ['SUPPORTED'],
    )
    await putInForce(tx, context, reader, { record, compared })
    return { status: 'ISSUED', message: 'Certificate issued', note: record.number }
  },
  async REJECT(tx, context, reader, { record, reason }) {
    await saveCertificate(tx, context, reader, record, { status: 'REJECTED', reason })
    return { status: 'REJECTED', message: 'Certificate request rejected', note: reason }
  },
}
