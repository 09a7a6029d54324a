import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import { holderImportMessages } from '@portico/contract/areas/certificates/holders/holder-import.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { demandReader } from '../certificates.access.ts'
import { importAt, importEntry, importNow, movedOn } from './import-step.ts'
import { updateImport } from './import.store.ts'
import { queueImport } from './work/import-queue.ts'

/** Imports the rows without errors in the background, or resumes that if it has stopped. */
export const startImport: Handler<
  'POST /api/accounts/{accountId}/certificate-holder-imports/{importId}/start'
> = async (context, { params: { importId } }) =>
  context.write(async (tx) => {
    const { account, userId, mayWrite } = demandReader(context)
    demand(mayWrite, certificateMessages.onlyReads)
    const stored = await importAt(tx, context, importId)
    const { isStalled } = importNow(context, stored)
    const from = stored.state === 'IMPORTING' && isStalled ? 'IMPORTING' : 'DRAFT'
    const at = { account, id: stored.id }
    const changes = { state: 'IMPORTING', changed_at: context.platform.now() } as const
    if (!(await updateImport(tx, at, [from], changes))) throw await movedOn(tx, context, importId)
    if (from === 'DRAFT' && stored.counts.ready === 0) throw unprocessable({}, holderImportMessages.nothingReady)
    await queueImport(context.platform, tx, { ...at, work: 'import', by: userId })
    await tx.record(importEntry(stored, 'start'))
    return { status: 202, body: importNow(context, await importAt(tx, context, importId)) }
  })
