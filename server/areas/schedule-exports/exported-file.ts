import type { ByteStream, OutgoingFile } from '@portico/contract/kit/call.ts'
import type { AccountContext } from '../../platform/context.ts'
import { plainName } from '../../platform/files/plain-name.ts'
import { writeWorkbook } from '../../platform/spreadsheets/spreadsheet-writer.ts'
import { workbookMediaType, type WorkbookSheet } from '../../platform/spreadsheets/workbook.ts'
import { ownDayOf } from '../notifications/notifications.public.ts'

/** What was exported, for the audit. */
interface Exported {
  /** The schedule, its tab if only one, or `all`. */
  readonly id: string
  readonly name: string
  readonly rows: number
  readonly format: 'standard' | 'brokerage' | 'csv'
}

/** The workbook of an export; audits the download before the first byte is sent. */
export async function workbookFile(
  context: AccountContext,
  exported: Exported,
  sheets: readonly WorkbookSheet[],
): Promise<OutgoingFile> {
  const type = workbookMediaType
  return exportedFile(context, exported, { type, ending: 'xlsx', open: () => writeWorkbook(sheets) })
}

/** A file that is made while it is sent. */
export async function exportedFile(
  context: AccountContext,
  { id, ...after }: Exported,
  made: { readonly type: string; readonly ending: string; readonly open: () => ByteStream },
): Promise<OutgoingFile> {
  const { body: day } = await context.write(async (tx) => {
    await tx.record({ action: 'schedule.export', subject: { type: 'schedule', id }, after })
    return { status: 200, body: await ownDayOf(tx, context) }
  })
  return {
    name: `${context.account.account} ${plainName(after.name)} ${day}.${made.ending}`,
    type: made.type,
    bytes: null,
    disposition: 'attachment',
    open: async () => made.open(),
  }
}
