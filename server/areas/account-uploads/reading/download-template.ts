import { uploadColumns } from '@portico/contract/areas/account-uploads/upload-columns.ts'
import { policyTypeCodes, policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import type { Handler } from '../../../platform/context.ts'
import { templateFile } from '../../../platform/spreadsheets/tables/upload-files.ts'

const choices = { relationship: ['Client', 'Prospect'], isLawFirm: ['Y', 'N'], inviteContact: ['Y', 'N'] } as const

const lines = {
  name: 'Lines of business',
  columns: [{ heading: 'Line of business', width: 44 }],
  rows: [policyTypeCodes.map((line) => [policyTypeName(line)])],
}

/** The template for uploads, with an example row and, in a workbook, what each column takes. */
export const downloadTemplate: Handler<'GET /api/brokerages/{brokerCode}/account-uploads/template'> = async (
  _context,
  { query: { format } },
) => ({
  status: 200,
  file: templateFile({ name: 'Accounts', fields: uploadColumns, choices, sheets: [lines], format }),
})
