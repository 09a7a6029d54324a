import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import { holderImportMessages } from '@portico/contract/areas/certificates/holders/holder-import.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { demandReader } from '../certificates.access.ts'
import { importAt, importEntry, importNow, movedOn } from './import-step.ts'
import { updateImport } from './import.store.ts'
import { queueImport } from './work/import-queue.ts'

/** Reverses an import where nothing has changed since, or resumes that if it has stopped. */
export const undoImport: Handler<'POST /api/accounts/{accountId}/certificate-holder-imports/{importId}/undo'> = async (
  context,
  { params: { importId } },
) =>
  context.write(async (tx) => {
    const { account, userId, mayWrite } = demandReader(context)
    demand(mayWrite, certificateMessages.onlyReads)
    const stored = await importAt(tx, context, importId)
    const { isStalled, undoUntil } = importNow(context, stored)
    const from = stored.state === 'UNDOING' && isStalled ? 'UNDOING' : 'IMPORTED'
    if (stored.state === 'IMPORTED' && undoUntil === null) {
      const isNothing = stored.counts.added + stored.counts.merged === 0
      throw unprocessable({}, isNothing ? holderImportMessages.nothingDone : holderImportMessages.undoOver)
    }
    const at = { account, id: stored.id }
    const changes = { state: 'UNDOING', changed_at: context.platform.now() } as const
    if (!(await updateImport(tx, at, [from], changes))) throw await movedOn(tx, context, importId)
    await queueImport(context.platform, tx, { ...at, work: 'undo', by: userId })
    await tx.record(importEntry(stored, 'undo'))
    return { status: 202, body: importNow(context, await importAt(tx, context, importId)) }
  })
