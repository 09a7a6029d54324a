import type { OutgoingFile } from '@portico/contract/kit/call.ts'
import { writeWorkbook } from './spreadsheet-writer.ts'
import { workbookMediaType, type WorkbookSheet } from './workbook.ts'

/** A workbook as a call sends it: written while it is sent, so that its length is not known before. */
export const workbookDownload = (name: string, sheets: readonly WorkbookSheet[]): OutgoingFile => ({
  name,
  type: workbookMediaType,
  bytes: null,
  disposition: 'attachment',
  open: async () => writeWorkbook(sheets),
})
