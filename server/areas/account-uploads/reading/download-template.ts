import { uploadColumns, uploadFields } from '@portico/contract/areas/account-uploads/upload-columns.ts'
import { policyTypeCodes, policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import type { OutgoingFile } from '@portico/contract/kit/call.ts'
import { csvFileOf } from '@portico/contract/kit/csv.ts'
import type { Verb } from '../../../platform/context.ts'
import { madeFile } from '../../../platform/files/made-file.ts'
import { writeWorkbook } from '../../../platform/spreadsheets/spreadsheet-writer.ts'
import { type WorkbookColumn, workbookMediaType } from '../../../platform/spreadsheets/workbook.ts'

const columns = uploadFields.map((field) => uploadColumns[field])
const example = columns.map((column) => column.example)

const choices: Readonly<Record<string, readonly string[] | undefined>> = {
  relationship: ['Client', 'Prospect'],
  isLawFirm: ['Y', 'N'],
  inviteContact: ['Y', 'N'],
}

/** The template for uploads, with an example row and, in a workbook, what each column takes. */
export const downloadTemplate: Verb<'GET /api/brokerages/{brokerCode}/account-uploads/template'> = async (
  _context,
  { query: { format } },
) => ({ status: 200, file: format === 'CSV' ? csvTemplate() : workbookTemplate() })

function csvTemplate(): OutgoingFile {
  const text = csvFileOf(
    columns.map(({ label }) => label),
    [example],
  )
  return madeFile(Buffer.from(text), {
    name: 'accounts.csv',
    type: 'text/csv; charset=utf-8',
    disposition: 'attachment',
  })
}

function workbookTemplate(): OutgoingFile {
  const accounts = uploadFields.map((field): WorkbookColumn => {
    const { label } = uploadColumns[field]
    const offered = choices[field]
    return { heading: label, width: Math.max(14, label.length + 4), format: '@', ...(offered && { choices: offered }) }
  })
  const help = [
    { heading: 'Column', width: 26 },
    { heading: 'What to enter', width: 90 },
  ]
  const lines = [{ heading: 'Line of business', width: 44 }]
  return {
    name: 'accounts.xlsx',
    type: workbookMediaType,
    bytes: null,
    disposition: 'attachment',
    open: async () =>
      writeWorkbook([
        { name: 'Accounts', columns: accounts, rows: [[example]] },
        { name: 'Help', columns: help, rows: [columns.map(({ label, help: text }) => [label, text])] },
        { name: 'Lines of business', columns: lines, rows: [policyTypeCodes.map((line) => [policyTypeName(line)])] },
      ]),
  }
}
