import { z } from 'zod'
import { calls, type Schema } from '../../../kit/call.ts'
import { nextCursor, pageQuery } from '../../../kit/paging.ts'
import { accountReading, Problem } from '../../../kit/problem.ts'
import { CertificateHolder } from '../certificate-holder.shapes.ts'
import { holderFileLimits } from './holder-file.ts'
import {
  HolderColumns,
  HolderDecision,
  HolderImport,
  HolderImportList,
  HolderImportRow,
  HolderMerge,
  HolderMergePreview,
  HolderRowFilter,
} from './holder-import.shapes.ts'

const inAccount = z.object({ accountId: z.string() })
const ofImport = inAccount.extend({ importId: z.string() })
const OtherState = Problem.extend({ current: HolderImport }).meta({ id: 'HolderImportChanged' })

/** A call that advances an import; if that was already done, rejected with the current import. */
const moving = <A extends Record<number, Schema | 'nothing'>>(summary: string, answers: A) => ({
  access: 'account' as const,
  summary,
  params: ofImport,
  responses: { ...answers, 403: Problem, 404: Problem, 409: OtherState, 422: Problem },
})

/** Importing certificate holders from a spreadsheet, and merging two of them. */
export const holderImportsCalls = calls({
  'GET /api/accounts/{accountId}/certificate-holder-imports': accountReading(
    inAccount,
    HolderImportList,
    'Returns the last 10 imports of certificate holders.',
  ),
  'GET /api/accounts/{accountId}/certificate-holder-imports/template': {
    access: 'account',
    summary: 'Returns the template for certificate holders with an example row.',
    params: inAccount,
    query: z.object({ format: z.enum(['XLSX', 'CSV']).default('XLSX') }),
    responses: { 200: 'file', 403: Problem, 404: Problem },
  },
  'POST /api/accounts/{accountId}/certificate-holder-imports': {
    access: 'account',
    summary:
      'Reads a spreadsheet of certificate holders, guesses its columns, checks its rows, and finds duplicates. Changes no holder yet.',
    limits: [{ per: 'user', tries: 60, minutes: 60 }],
    params: inAccount,
    upload: { field: 'file', maxBytes: holderFileLimits.bytes },
    responses: { 201: HolderImport, 403: Problem, 404: Problem, 413: Problem, 422: Problem },
  },
  'GET /api/accounts/{accountId}/certificate-holder-imports/{importId}': accountReading(
    ofImport,
    HolderImport,
    'Returns an import of certificate holders with its counts.',
  ),
  'GET /api/accounts/{accountId}/certificate-holder-imports/{importId}/rows': {
    access: 'account',
    summary: 'Returns the rows of an import, each beside the holder that it looks like.',
    params: ofImport,
    query: z.object({ show: HolderRowFilter.default('ALL'), ...pageQuery }),
    responses: { 200: z.object({ items: z.array(HolderImportRow), nextCursor }), 403: Problem, 404: Problem },
  },
  'GET /api/accounts/{accountId}/certificate-holder-imports/{importId}/failed-rows': {
    access: 'account',
    summary: 'Returns a workbook of the rows that were not imported, with what to fix in each.',
    params: ofImport,
    responses: { 200: 'file', 403: Problem, 404: Problem },
  },
  'PUT /api/accounts/{accountId}/certificate-holder-imports/{importId}/columns': {
    ...moving('Changes the columns of an import that has not started, and checks its rows again.', {
      200: HolderImport,
    }),
    body: HolderColumns,
  },
  'POST /api/accounts/{accountId}/certificate-holder-imports/{importId}/decisions': {
    ...moving('Chooses whether rows that look like another holder are added, merged into it, or left out.', {
      200: HolderImport,
    }),
    body: HolderDecision,
  },
  'POST /api/accounts/{accountId}/certificate-holder-imports/{importId}/start': moving(
    'Imports the rows without errors in the background, or resumes that if it has stopped.',
    { 202: HolderImport },
  ),
  'POST /api/accounts/{accountId}/certificate-holder-imports/{importId}/undo': moving(
    'Removes the holders of an import and restores those that it changed, within 24 hours, unless they changed since.',
    { 202: HolderImport },
  ),
  'DELETE /api/accounts/{accountId}/certificate-holder-imports/{importId}': moving(
    'Discards an import that has not started.',
    { 204: 'nothing' as const },
  ),
  'GET /api/accounts/{accountId}/certificate-holders/{holderId}/merges/{mergedId}': accountReading(
    inAccount.extend({ holderId: z.string(), mergedId: z.string() }),
    HolderMergePreview,
    'Returns two certificate holders side by side, and what would move to the first.',
  ),
  'POST /api/accounts/{accountId}/certificate-holders/{holderId}/merges': {
    access: 'account',
    summary: 'Merges another certificate holder into one: its certificates, subscriptions, and deliveries move.',
    params: inAccount.extend({ holderId: z.string() }),
    body: HolderMerge,
    responses: {
      200: CertificateHolder,
      403: Problem,
      404: Problem,
      409: Problem.extend({ current: CertificateHolder }).meta({ id: 'MergedHolderChanged' }),
      422: Problem,
    },
  },
})
