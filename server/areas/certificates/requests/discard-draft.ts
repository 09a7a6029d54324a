import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { deleteRow } from '../../../platform/database/rows.ts'
import { demand } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { auditedCertificate, draftToChange } from '../certificate.store.ts'
import { demandReader } from '../certificates.access.ts'

/** Discards a draft. */
export const discardDraft: Handler<'DELETE /api/accounts/{accountId}/certificates/{certificateId}'> = async (
  context,
  { params, query },
) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(reader.mayWrite, certificateMessages.onlyReads)
    const draft = await draftToChange(tx, context, reader, { id: params.certificateId, version: query.version })
    await deleteRow(tx, 'certificates', { account_code: reader.account, id: draft.id })
    await tx.record({
      action: 'certificate.discard',
      subject: { type: 'certificate', id: draft.id },
      before: auditedCertificate(draft),
      events: [change(reader.account, 'certificates')],
    })
    return { status: 204 }
  })
