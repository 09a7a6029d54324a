import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { wholeFileLimit } from '../documents/document.rules.ts'
import { financialYear } from './financial.shapes.ts'

const inAccount = z.object({ accountId: z.string() })
const oneYear = z.object({ accountId: z.string(), yearId: z.string() })

export const financialsCalls = calls({
  'GET /api/accounts/{accountId}/financials': financialYear.list(inAccount),
  'POST /api/accounts/{accountId}/financials': financialYear.add(inAccount, {
    summary: 'Adds a fiscal year. A balance sheet that is off by more than 1% needs a note.',
  }),
  'PUT /api/accounts/{accountId}/financials/{yearId}': financialYear.change(oneYear),
  'DELETE /api/accounts/{accountId}/financials/{yearId}': financialYear.remove(
    oneYear,
    'Removes a fiscal year; its files stay in the library.',
  ),
  'POST /api/accounts/{accountId}/financials/{yearId}/files': {
    access: financialYear.access,
    summary: 'Stores a statement of a fiscal year in the library, under Financials.',
    params: oneYear,
    upload: { field: 'file', maxBytes: wholeFileLimit },
    responses: { 200: financialYear.shown, 403: Problem, 404: Problem, 413: Problem, 422: Problem },
  },
})
