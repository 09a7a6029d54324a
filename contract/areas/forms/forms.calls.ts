import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { Form, FormAtLevel, FormDraft, LayoutError, LayoutSave, Publication, Rollback } from './form.shapes.ts'

const FormEdit = FormDraft.extend({ version: z.number().int() })
const StaleForm = Problem.extend({ current: Form }).meta({ id: 'StaleForm' })
const StaleLayout = Problem.extend({ current: FormAtLevel }).meta({ id: 'StaleLayout' })
const ErroryLayout = Problem.extend({ errors: z.array(LayoutError).optional() }).meta({ id: 'FaultyLayout' })
const atLevel = { 200: FormAtLevel, 403: Problem, 404: Problem } as const
const changedAtLevel = { ...atLevel, 409: StaleLayout, 422: ErroryLayout } as const

/** The longest layout with every field filled. */
const layoutBytes = 4_000_000

const ofForm = z.object({ formId: z.string() })
const ofBrokerage = z.object({ id: z.string() })
const ofBrokerageForm = ofBrokerage.extend({ formId: z.string() })
const ofAccount = z.object({ accountId: z.string() })
const ofAccountForm = ofAccount.extend({ formId: z.string() })

/** The library of forms, and their layouts at the three levels: all for administrators and brokerage staff. */
export const formsCalls = calls({
  'GET /api/forms': {
    access: 'administrator',
    summary: 'The global library of forms.',
    responses: { 200: z.array(Form) },
  },
  'POST /api/forms': {
    access: 'administrator',
    summary: 'Adds a form with one empty page to the global library; the same name and edition twice is refused.',
    body: FormDraft,
    responses: { 201: Form, 422: Problem },
  },
  'PUT /api/forms/{formId}': {
    access: 'administrator',
    summary: 'Changes the details of a global form, such as its retirement date.',
    params: ofForm,
    body: FormEdit,
    responses: { 200: Form, 404: Problem, 409: StaleForm, 422: Problem },
  },
  'DELETE /api/forms/{formId}': {
    access: 'administrator',
    summary: 'Deletes a global form that was never used.',
    params: ofForm,
    responses: { 204: 'nothing', 404: Problem, 422: Problem },
  },
  'GET /api/forms/{formId}/layout': {
    access: 'administrator',
    summary: 'The layout of a global form.',
    params: ofForm,
    responses: atLevel,
  },
  'PUT /api/forms/{formId}/layout': {
    access: 'administrator',
    summary: 'Saves a layout as the draft of the global level.',
    params: ofForm,
    bodyBytes: layoutBytes,
    body: LayoutSave,
    responses: changedAtLevel,
  },
  'POST /api/forms/{formId}/layout/versions': {
    access: 'administrator',
    summary: 'Publishes the draft; new applications use it.',
    params: ofForm,
    body: Publication,
    responses: changedAtLevel,
  },
  'POST /api/forms/{formId}/layout/rollback': {
    access: 'administrator',
    summary: 'Republishes an earlier version and discards the draft.',
    params: ofForm,
    body: Rollback,
    responses: changedAtLevel,
  },
  'GET /api/broker-admin/{id}/forms': {
    access: 'brokerage',
    summary: 'The library of a brokerage: its own forms and the global ones.',
    params: ofBrokerage,
    responses: { 200: z.array(Form) },
  },
  'POST /api/broker-admin/{id}/forms': {
    access: 'brokerage-admin',
    summary: 'Adds a form of the brokerage’s own; the same name and edition twice is refused.',
    params: ofBrokerage,
    body: FormDraft,
    responses: { 201: Form, 422: Problem },
  },
  'PUT /api/broker-admin/{id}/forms/{formId}': {
    access: 'brokerage-admin',
    summary: 'Changes the details of a form of the brokerage.',
    params: ofBrokerageForm,
    body: FormEdit,
    responses: { 200: Form, 404: Problem, 409: StaleForm, 422: Problem },
  },
  'DELETE /api/broker-admin/{id}/forms/{formId}': {
    access: 'brokerage-admin',
    summary: 'Deletes a form of the brokerage’s own that was never used.',
    params: ofBrokerageForm,
    responses: { 204: 'nothing', 404: Problem, 422: Problem },
  },
  'GET /api/broker-admin/{id}/forms/{formId}/layout': {
    access: 'brokerage',
    summary: 'The layout of a form as the brokerage’s accounts get it.',
    params: ofBrokerageForm,
    responses: atLevel,
  },
  'PUT /api/broker-admin/{id}/forms/{formId}/layout': {
    access: 'brokerage-admin',
    summary: 'Saves a layout as the draft of the brokerage.',
    params: ofBrokerageForm,
    bodyBytes: layoutBytes,
    body: LayoutSave,
    responses: changedAtLevel,
  },
  'POST /api/broker-admin/{id}/forms/{formId}/layout/versions': {
    access: 'brokerage-admin',
    summary: 'Publishes the brokerage’s draft.',
    params: ofBrokerageForm,
    body: Publication,
    responses: changedAtLevel,
  },
  'POST /api/broker-admin/{id}/forms/{formId}/layout/rollback': {
    access: 'brokerage-admin',
    summary: 'Republishes an earlier version of the brokerage and discards its draft.',
    params: ofBrokerageForm,
    body: Rollback,
    responses: changedAtLevel,
  },
  'GET /api/accounts/{accountId}/forms': {
    access: 'account',
    summary: 'The forms of the account that are not retired, the pages of its profile among them, for brokerage staff.',
    params: ofAccount,
    responses: { 200: z.array(Form), 403: Problem },
  },
  'GET /api/accounts/{accountId}/forms/{formId}/layout': {
    access: 'account',
    summary: 'The layout of a form as this account gets it, for brokerage staff.',
    params: ofAccountForm,
    responses: atLevel,
  },
  'PUT /api/accounts/{accountId}/forms/{formId}/layout': {
    access: 'account',
    summary: 'Saves a layout as the draft of the account. Brokerage staff only.',
    params: ofAccountForm,
    bodyBytes: layoutBytes,
    body: LayoutSave,
    responses: changedAtLevel,
  },
  'POST /api/accounts/{accountId}/forms/{formId}/layout/versions': {
    access: 'account',
    summary: 'Publishes the account’s draft, for brokerage staff.',
    params: ofAccountForm,
    body: Publication,
    responses: changedAtLevel,
  },
  'POST /api/accounts/{accountId}/forms/{formId}/layout/rollback': {
    access: 'account',
    summary: 'Republishes an earlier version of the account and discards its draft. Brokerage staff only.',
    params: ofAccountForm,
    body: Rollback,
    responses: changedAtLevel,
  },
})
