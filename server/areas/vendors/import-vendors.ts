import { readVendors } from '@portico/contract/areas/vendors/vendor-file.ts'
import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import { vendor, type VendorDraft } from '@portico/contract/areas/vendors/vendor.shapes.ts'
import type { AccountContext, Handler } from '../../platform/context.ts'
import { insertRows } from '../../platform/database/rows.ts'
import { newId } from '../../platform/ids.ts'
import { lockRecords } from '../../platform/records/lock-records.ts'
import { demand } from '../../platform/error-response.ts'
import { cellErrors, refusedFile, tableFileRows } from '../../platform/spreadsheets/tables/table-file.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { uploadedFile } from '../documents/documents.public.ts'
import { change } from '../events/events.public.ts'
import { requirementSetsView } from './sets/sets.view.ts'
import { demandWriter, mayWrite } from './vendors.access.ts'
import { vendorRecordsView } from './vendors.view.ts'

const mostVendors = 1000
const mostRows = mostVendors + 50

/** Adds the vendors of a spreadsheet, all of them or none: errors are named by their cells. */
export const importVendors: Handler<'POST /api/accounts/{accountId}/vendor-imports'> = async (context, { body }) => {
  demandWriter(context)
  const { file, take } = await uploadedFile(context, body.uploadId, () => undefined)
  const rows = await tableFileRows({
    name: file.name,
    stream: await context.platform.files.open(file.key),
    mostRows,
    tooMany: vendorMessages.tooManyVendors,
  })
  return context.write(async (tx) => {
    demand(mayWrite(context), vendorMessages.onlyReads)
    const { account } = context.account
    await lockRecords(tx, vendor, account)
    const [listed, sets] = await Promise.all([vendorRecordsView(tx, account), requirementSetsView(tx, account)])
    const read = readVendors(rows, { sets, names: listed.map(({ name }) => name), today: todayOf(context) })
    if (read === undefined) throw refusedFile(vendorMessages.noNameColumn)
    if (read.errors.length > 0) throw cellErrors(read.errors, vendorMessages.importRefused(read.errors.length))
    if (listed.length + read.drafts.length > mostVendors) throw refusedFile(vendorMessages.tooManyVendors)
    await insertRows(tx, 'vendors', vendorRows(context, read.drafts))
    await take(tx)
    await tx.record({
      action: 'vendor.import',
      subject: { type: 'vendor', id: body.uploadId },
      after: { file: file.name, added: read.drafts.length, unchanged: read.known },
      events: [change(account, 'vendors')],
    })
    return { status: 200, body: { added: read.drafts.length, unchanged: read.known } }
  })
}

function vendorRows({ account: { account }, actor, platform }: AccountContext, drafts: readonly VendorDraft[]) {
  const now = platform.now()
  return drafts.map(({ name, fein, contact, email, trade, requirementSetId, spend, spendOn, remindersOn }) => ({
    account_code: account,
    id: newId(now),
    name,
    fein: JSON.stringify(fein),
    contact,
    email,
    trade,
    requirement_set_id: requirementSetId,
    spend,
    spend_on: spendOn,
    reminders_on: remindersOn,
    created_by: actor.userId,
    created_at: now,
  }))
}
