import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { deleteRow } from '../../../platform/database/rows.ts'
import { demand } from '../../../platform/error-response.ts'
import { demandReader } from '../certificates.access.ts'
import { importAt, importEntry, movedOn } from './import-step.ts'

/** Discards an import that has not started. */
export const discardImport: Handler<'DELETE /api/accounts/{accountId}/certificate-holder-imports/{importId}'> = async (
  context,
  { params: { importId } },
) =>
  context.write(async (tx) => {
    const { account, mayWrite } = demandReader(context)
    demand(mayWrite, certificateMessages.onlyReads)
    const stored = await importAt(tx, context, importId)
    const isGone = await deleteRow(tx, 'holder_imports', { account_code: account, id: stored.id, state: 'DRAFT' })
    if (!isGone) throw await movedOn(tx, context, importId)
    await tx.record(importEntry(stored, 'discard'))
    return { status: 204 }
  })
