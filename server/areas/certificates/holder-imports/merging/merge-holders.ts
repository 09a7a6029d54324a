import { certificateHolder, type MergedHolder } from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'
import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import { holderImportMessages } from '@portico/contract/areas/certificates/holders/holder-import.messages.ts'
import type { Handler } from '../../../../platform/context.ts'
import { deleteRow, updateAtVersion } from '../../../../platform/database/rows.ts'
import { lockRecords } from '../../../../platform/records/lock-records.ts'
import { demand, stale, unprocessable } from '../../../../platform/error-response.ts'
import { change } from '../../../events/events.public.ts'
import { certificateQueues } from '../../certificate-queues.ts'
import { demandReader } from '../../certificates.access.ts'
import { holderUse } from '../../holders/holder-use.read-model.ts'
import { holdersToMerge, moveToHolder } from '../../holders/merging.store.ts'
import { holdersView } from '../../holders/holders.view.ts'

/** Merges a holder into another one, with everything that belongs to it. */
export const mergeHolders: Handler<'POST /api/accounts/{accountId}/certificate-holders/{holderId}/merges'> = async (
  context,
  { params: { holderId }, body: { mergedId, version, mergedVersion, fillsBlanks } },
) =>
  context.write(async (tx) => {
    const { account, mayWrite } = demandReader(context)
    demand(mayWrite, certificateMessages.onlyReads)
    if (holderId === mergedId) throw unprocessable({ mergedId: holderImportMessages.mergeSelf })
    await lockRecords(tx, certificateHolder, account)
    const { kept, merged } = await holdersToMerge(tx, account, { holderId, mergedId })
    if (kept.version !== version) throw stale(kept)
    if (merged.version !== mergedVersion) throw stale(merged)
    const moved = await holderUse(tx, account, merged.id)
    await moveToHolder(tx, account, { from: merged.id, into: kept })
    await deleteRow(tx, 'certificate_holders', { account_code: account, id: merged.id })
    const filled = fillsBlanks ? merged : kept
    await updateAtVersion(
      tx,
      'certificate_holders',
      { account_code: account, id: kept.id, version },
      {
        attention: kept.attention || filled.attention,
        email: kept.email || filled.email,
        group_name: kept.groupName || filled.groupName,
        loan_number: kept.loanNumber || filled.loanNumber,
        wording: kept.wording || filled.wording,
      },
    )
    const job: MergedHolder = { account, from: merged.id, into: kept.id }
    await context.platform.jobs.enqueue(tx, certificateQueues.mergedHolders, job)
    await tx.record({
      action: 'certificate-holder.merge',
      subject: { type: 'certificate-holder', id: kept.id },
      before: { kept, merged },
      after: { name: kept.name, moved, fillsBlanks },
      events: [change(account, 'certificates')],
    })
    const [holder] = await holdersView(tx, account, kept.id)
    return { status: 200, body: holder! }
  })
