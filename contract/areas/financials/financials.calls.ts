import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { wholeFileLimit } from '../documents/document.rules.ts'
import { FinancialYear, FinancialYearDraft, FinancialYearEdit } from './financial.shapes.ts'

const access = 'account:OP_READ_FINANCIALS'
const inAccount = z.object({ accountId: z.string() })
const oneYear = z.object({ accountId: z.string(), yearId: z.string() })
const StaleYear = Problem.extend({ current: FinancialYear }).meta({ id: 'StaleFinancialYear' })

/** Fiscal years that an account keeps at most, interim ones among them. */
export const yearLimit = 60

const Years = z.array(FinancialYear).max(yearLimit)

export const financialsCalls = calls({
  'GET /api/accounts/{accountId}/financials': {
    access,
    summary: 'The fiscal years of an account with figures and files, the latest first.',
    params: inAccount,
    responses: { 200: Years },
  },
  'POST /api/accounts/{accountId}/financials': {
    access,
    summary: 'Adds the figures of a fiscal year. A balance sheet that is off by more than 1 % takes a note.',
    params: inAccount,
    body: FinancialYearDraft,
    responses: { 201: FinancialYear, 403: Problem, 422: Problem },
  },
  'PUT /api/accounts/{accountId}/financials/{yearId}': {
    access,
    summary: 'Changes a fiscal year. A save from an old version is refused with the year as it stands.',
    params: oneYear,
    body: FinancialYearEdit,
    responses: { 200: FinancialYear, 403: Problem, 404: Problem, 409: StaleYear, 422: Problem },
  },
  'DELETE /api/accounts/{accountId}/financials/{yearId}': {
    access,
    summary: 'Deletes a fiscal year; its files stay in the library.',
    params: oneYear,
    responses: { 200: Years, 403: Problem, 404: Problem },
  },
  'POST /api/accounts/{accountId}/financials/{yearId}/files': {
    access,
    summary: 'Stores a statement of a fiscal year, in the library under Financials.',
    params: oneYear,
    upload: { field: 'file', maxBytes: wholeFileLimit },
    responses: { 200: FinancialYear, 403: Problem, 404: Problem, 413: Problem, 422: Problem },
  },
})
