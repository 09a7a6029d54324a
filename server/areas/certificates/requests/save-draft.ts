import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { draftToChange, saveCertificate } from '../certificate.store.ts'
import { demandReader } from '../certificates.access.ts'
import { certificateView } from '../shown-certificate.ts'
import { demandParties } from './demand-parties.ts'

/** Saves a draft as it is: missing fields are required when it is sent. */
export const saveDraft: Handler<'PUT /api/accounts/{accountId}/certificates/{certificateId}'> = async (
  context,
  { params, body: { version, ...request } },
) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(reader.mayWrite, certificateMessages.onlyReads)
    const from = { id: params.certificateId, version }
    const before = await draftToChange(tx, context, reader, from)
    const holder = await demandParties(tx, context, request)
    if (before.revision > 0 && before.request.holderId !== holder.id)
      throw unprocessable({ holderId: certificateMessages.sameHolder })
    await saveCertificate(tx, context, reader, from, {
      request: JSON.stringify(request),
      holder_id: holder.id,
      holder_name: holder.name,
    })
    await tx.record({
      action: 'certificate.update',
      subject: { type: 'certificate', id: before.id },
      before: before.request,
      after: request,
      events: [change(reader.account, 'certificates')],
    })
    return { status: 200, body: await certificateView(tx, context, reader, before.id) }
  })
