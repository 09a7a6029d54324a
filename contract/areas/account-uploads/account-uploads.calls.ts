import { z } from 'zod'
import { calls, type Schema } from '../../kit/call.ts'
import { nextCursor, pageQuery } from '../../kit/paging.ts'
import { Problem } from '../../kit/problem.ts'
import { AccountUpload, UploadChoices, UploadRow, UploadRowState } from './account-upload.shapes.ts'
import { uploadLimits } from './upload-columns.ts'

const access = 'brokerage-admin'
const params = z.object({ brokerCode: z.string() })
const ofUpload = params.extend({ uploadId: z.string() })
const items = z.object({ items: z.array(AccountUpload) })
const OtherState = Problem.extend({ current: AccountUpload }).meta({ id: 'AccountUploadChanged' })

/** A call that advances an upload; if that was already done, rejected with the current upload. */
const moving = <A extends Record<number, Schema | 'nothing'>>(summary: string, answers: A) => ({
  summary,
  params: ofUpload,
  responses: { ...answers, 403: Problem, 404: Problem, 409: OtherState, 422: Problem },
})

/** How a brokerage creates many accounts from a spreadsheet. */
export const accountUploadsCalls = calls({
  'GET /api/administration/account-uploads': {
    access: 'administrator',
    summary: 'Lists the last 10 account uploads of all brokerages. Platform administrators only.',
    responses: { 200: items, 403: Problem },
  },
  'GET /api/brokerages/{brokerCode}/account-uploads': {
    access,
    summary: 'Lists the last 10 account uploads of a brokerage. Brokerage admins only.',
    params,
    responses: { 200: items, 403: Problem },
  },
  'GET /api/brokerages/{brokerCode}/account-uploads/template': {
    access,
    summary: 'Returns the template for account uploads with an example row. Brokerage admins only.',
    params,
    query: z.object({ format: z.enum(['XLSX', 'CSV']).default('XLSX') }),
    responses: { 200: 'file', 403: Problem },
  },
  'POST /api/brokerages/{brokerCode}/account-uploads': {
    access,
    summary: 'Reads a spreadsheet of accounts, guesses its columns, and checks its rows. Creates no account yet.',
    limits: [{ per: 'user', tries: 60, minutes: 60 }],
    params,
    upload: { field: 'file', maxBytes: uploadLimits.bytes },
    responses: { 201: AccountUpload, 403: Problem, 413: Problem, 422: Problem },
  },
  'GET /api/brokerages/{brokerCode}/account-uploads/{uploadId}': {
    access,
    summary: 'Returns an account upload with its counts. Brokerage admins only.',
    params: ofUpload,
    responses: { 200: AccountUpload, 403: Problem, 404: Problem },
  },
  'GET /api/brokerages/{brokerCode}/account-uploads/{uploadId}/rows': {
    access,
    summary: 'Lists the rows of an account upload with their errors or accounts. Brokerage admins only.',
    params: ofUpload,
    query: z.object({ state: UploadRowState.optional(), ...pageQuery }),
    responses: { 200: z.object({ items: z.array(UploadRow), nextCursor }), 403: Problem, 404: Problem },
  },
  'GET /api/brokerages/{brokerCode}/account-uploads/{uploadId}/failed-rows': {
    access,
    summary: 'Returns a workbook of the rows that became no account, with what to fix in each. Brokerage admins only.',
    params: ofUpload,
    responses: { 200: 'file', 403: Problem, 404: Problem },
  },
  'PUT /api/brokerages/{brokerCode}/account-uploads/{uploadId}/columns': {
    access,
    ...moving('Changes the columns of an upload that has not started, and checks its rows again.', {
      200: AccountUpload,
    }),
    body: UploadChoices,
  },
  'POST /api/brokerages/{brokerCode}/account-uploads/{uploadId}/start': {
    access,
    ...moving('Checks the rows again and creates the accounts of those without errors, in the background.', {
      202: AccountUpload,
    }),
    limits: [{ per: 'user', tries: 60, minutes: 60 }],
  },
  'POST /api/brokerages/{brokerCode}/account-uploads/{uploadId}/undo': {
    access,
    ...moving(
      'Archives the accounts of an upload that have not changed since, within 24 hours. Names those it leaves.',
      {
        202: AccountUpload,
      },
    ),
  },
  'DELETE /api/brokerages/{brokerCode}/account-uploads/{uploadId}': {
    access,
    ...moving('Discards an upload that has not started.', { 204: 'nothing' as const }),
  },
})
