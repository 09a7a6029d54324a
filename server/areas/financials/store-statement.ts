import { financialYear } from '@portico/contract/areas/financials/financial.shapes.ts'
import type { Handler } from '../../platform/context.ts'
import { insertIfAbsent } from '../../platform/database/rows.ts'
import { demandRight } from '../../platform/records/demand-right.ts'
import { notFound } from '../../platform/error-response.ts'
import { addDocument, receiveFile } from '../documents/documents.public.ts'
import { change } from '../events/events.public.ts'
import { financialYearView } from './financial-years.view.ts'

/** Stores a statement of a fiscal year among the account's documents, under Financials. */
export const storeStatement: Handler<'POST /api/accounts/{accountId}/financials/{yearId}/files'> = async (
  context,
  { params: { yearId }, file },
) => {
  // Checked before the file is read, and again when it is stored.
  demandRight(context, financialYear.rights.change)
  const { account } = context.account
  if ((await context.read((tx) => financialYearView(tx, account, yearId))) === undefined) throw notFound()
  const received = await receiveFile(context, file)
  return context.write(async (tx) => {
    demandRight(context, financialYear.rights.change)
    const year = await financialYearView(tx, account, yearId)
    if (year === undefined) throw notFound()
    const document = await addDocument(tx, context, received, {
      folder: ['Financials', year.fiscalYearEnd.slice(0, 4)],
      type: 'FINANCIAL',
      isInternal: false,
      onSameName: 'version',
    })
    await insertIfAbsent(tx, 'financial_files', {
      account_code: account,
      year_id: year.id,
      document_id: document.id,
      added_at: context.platform.now(),
    })
    await tx.record({
      action: 'financials.file',
      subject: { type: 'financial-year', id: year.id },
      after: { document: document.id, name: document.name },
      events: [change(account, 'financials')],
    })
    return { status: 200, body: (await financialYearView(tx, account, year.id))! }
  })
}
