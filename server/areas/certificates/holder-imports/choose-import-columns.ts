import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import { holderImportMessages } from '@portico/contract/areas/certificates/holders/holder-import.messages.ts'
import { columnErrors } from '@portico/contract/kit/uploads/file-columns.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { demandReader } from '../certificates.access.ts'
import { checkImport, importAt, importEntry, importNow, movedOn } from './import-step.ts'
import { updateImport } from './import.store.ts'
import { fileRows } from './imports.view.ts'

/** Changes which column each field is in, and checks the rows again. */
export const chooseImportColumns: Handler<
  'PUT /api/accounts/{accountId}/certificate-holder-imports/{importId}/columns'
> = async (context, { params: { importId }, body: columns }) =>
  context.write(async (tx) => {
    const { account, mayWrite } = demandReader(context)
    demand(mayWrite, certificateMessages.onlyReads)
    const { id, headings } = await importAt(tx, context, importId)
    const wrong = columnErrors(columns, headings.length, holderImportMessages)
    if (Object.keys(wrong).length > 0) throw unprocessable(wrong)
    const at = { account, id }
    const changes = { columns: JSON.stringify(columns), changed_at: context.platform.now() }
    if (!(await updateImport(tx, at, ['DRAFT'], changes))) throw await movedOn(tx, context, id)
    await checkImport(tx, at, { headings, rows: await fileRows(tx, at), columns })
    const stored = await importAt(tx, context, id)
    await tx.record(importEntry(stored, 'check'))
    return { status: 200, body: importNow(context, stored) }
  })
