import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { auditedCertificate, draftToChange } from '../certificate.store.ts'
import { demandReader } from '../certificates.access.ts'
import { certificateView } from '../shown-certificate.ts'
import { refuseReviewed } from '../rules/certificate-rules.view.ts'
import { putInForce } from './put-in-force.ts'
import { readyCertificate } from './ready-certificate.ts'

/** Issues a certificate that the policies support, without the brokerage unless it reviews such ones. */
export const issueCertificate: Handler<'POST /api/accounts/{accountId}/certificates/{certificateId}/issue'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(reader.mayWrite, certificateMessages.onlyReads)
    const record = await draftToChange(tx, context, reader, { id: params.certificateId, version: body.version })
    await refuseReviewed(tx, context, reader, record.request)
    const { compared } = await readyCertificate(tx, context, record, ['SUPPORTED'])
    await putInForce(tx, context, reader, { record, compared })
    await tx.record({
      action: 'certificate.issue',
      subject: { type: 'certificate', id: record.id },
      before: auditedCertificate(record),
      after: auditedCertificate({ ...record, status: 'ISSUED' }),
      events: [change(reader.account, 'certificates')],
    })
    return { status: 200, body: await certificateView(tx, context, reader, record.id) }
  })
