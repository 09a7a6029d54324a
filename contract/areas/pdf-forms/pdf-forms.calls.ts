import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { FormDraft } from '../forms/form.shapes.ts'
import { pdfFormBytes, PdfFormAdded } from './pdf-form.shapes.ts'

const ofForm = z.object({ formId: z.string() })
const ofBrokerage = z.object({ id: z.string() })
const ofBrokerageForm = ofBrokerage.extend({ formId: z.string() })
const ofAccountForm = z.object({ accountId: z.string(), formId: z.string() })

const upload = { field: 'file', maxBytes: pdfFormBytes } as const
const added = { 201: PdfFormAdded, 413: Problem, 422: Problem } as const
const file = { 200: 'file', 403: Problem, 404: Problem } as const
const filled = { ...file, 422: Problem } as const

const summaries = {
  add: 'Adds a form from a PDF; its fields become questions of a first draft.',
  pages: 'Returns the blank PDF of a form, without active content.',
  testFill: 'Returns the PDF of a form, filled with sample answers from its draft.',
} as const

/** Forms that are answered on the pages of a PDF. Their layouts are saved and published as those of other forms. */
export const pdfFormsCalls = calls({
  'POST /api/pdf-forms': {
    access: 'administrator',
    summary: summaries.add,
    query: FormDraft,
    upload,
    responses: added,
  },
  'GET /api/pdf-forms/{formId}/file': {
    access: 'administrator',
    summary: summaries.pages,
    params: ofForm,
    responses: file,
  },
  'GET /api/pdf-forms/{formId}/test-fill': {
    access: 'administrator',
    summary: summaries.testFill,
    params: ofForm,
    responses: filled,
  },
  'POST /api/broker-admin/{id}/pdf-forms': {
    access: 'brokerage-admin',
    summary: summaries.add,
    params: ofBrokerage,
    query: FormDraft,
    upload,
    responses: added,
  },
  'GET /api/broker-admin/{id}/pdf-forms/{formId}/file': {
    access: 'brokerage',
    summary: summaries.pages,
    params: ofBrokerageForm,
    responses: file,
  },
  'GET /api/broker-admin/{id}/pdf-forms/{formId}/test-fill': {
    access: 'brokerage',
    summary: summaries.testFill,
    params: ofBrokerageForm,
    responses: filled,
  },
  'GET /api/accounts/{accountId}/pdf-forms/{formId}/file': {
    access: 'account',
    summary: summaries.pages,
    params: ofAccountForm,
    responses: file,
  },
  'GET /api/accounts/{accountId}/pdf-forms/{formId}/test-fill': {
    access: 'account',
    summary: summaries.testFill,
    params: ofAccountForm,
    responses: filled,
  },
})
