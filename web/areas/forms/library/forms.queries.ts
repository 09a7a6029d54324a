import type { Form, FormAtLevel, FormDraft } from '@portico/contract/areas/forms/form.shapes.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/client.ts'
import type { CallKey } from '../../../platform/call-error.ts'
import type { LayoutOwner } from './layout-owner.ts'

const listKeys = {
  GLOBAL: 'GET /api/forms',
  BROKERAGE: 'GET /api/broker-admin/{id}/forms',
  ACCOUNT: 'GET /api/accounts/{accountId}/forms',
} as const satisfies Record<LayoutOwner['level'], CallKey>

const layoutKeys = {
  GLOBAL: 'GET /api/forms/{formId}/layout',
  BROKERAGE: 'GET /api/broker-admin/{id}/forms/{formId}/layout',
  ACCOUNT: 'GET /api/accounts/{accountId}/forms/{formId}/layout',
} as const satisfies Record<LayoutOwner['level'], CallKey>

/** An owner as the paths of its calls name it. */
function paramsOf(
  owner: LayoutOwner,
): { readonly id: string } | { readonly accountId: string } | Record<string, never> {
  if (owner.level === 'GLOBAL') return {}
  return owner.level === 'BROKERAGE' ? { id: owner.brokerCode } : { accountId: owner.accountId }
}

/** The forms that an owner has, its own and inherited ones. */
export const formsQuery = (owner: LayoutOwner) =>
  queryOptions<Form[]>({
    queryKey: [listKeys[owner.level], { params: paramsOf(owner) }],
    queryFn: ({ signal }) => readForms(owner, signal),
    staleTime: 60_000,
  })

function readForms(owner: LayoutOwner, signal: AbortSignal): Promise<Form[]> {
  if (owner.level === 'GLOBAL') return call(listKeys.GLOBAL, {}, { signal })
  if (owner.level === 'BROKERAGE') return call(listKeys.BROKERAGE, { params: { id: owner.brokerCode } }, { signal })
  return call(listKeys.ACCOUNT, { params: { accountId: owner.accountId } }, { signal })
}

/** A form as an owner has it. */
export const layoutQuery = (owner: LayoutOwner, formId: string) =>
  queryOptions<FormAtLevel>({
    queryKey: [layoutKeys[owner.level], { params: { ...paramsOf(owner), formId } }],
    queryFn: ({ signal }) => readLayout(owner, formId, signal),
    staleTime: 60_000,
  })

function readLayout(owner: LayoutOwner, formId: string, signal: AbortSignal): Promise<FormAtLevel> {
  if (owner.level === 'GLOBAL') return call(layoutKeys.GLOBAL, { params: { formId } }, { signal })
  if (owner.level === 'BROKERAGE')
    return call(layoutKeys.BROKERAGE, { params: { id: owner.brokerCode, formId } }, { signal })
  return call(layoutKeys.ACCOUNT, { params: { accountId: owner.accountId, formId } }, { signal })
}

/** What can be done with the layout of a form. */
export interface LayoutCalls {
  readonly save: (layout: Layout, draftVersion: number) => Promise<FormAtLevel>
  readonly publish: (draftVersion: number, note: string) => Promise<FormAtLevel>
  readonly rollBack: (draftVersion: number, number: number) => Promise<FormAtLevel>
}

/** The editor saves as one types, and shows errors next to unsaved parts. */
const autosave = { inBackground: true }

/** The calls that change a layout of an owner. */
export function layoutCalls(owner: LayoutOwner, formId: string): LayoutCalls {
  if (owner.level === 'GLOBAL') {
    const params = { formId }
    return {
      save: (layout, draftVersion) =>
        call('PUT /api/forms/{formId}/layout', { params, body: { layout, draftVersion } }, autosave),
      publish: (draftVersion, note) =>
        call('POST /api/forms/{formId}/layout/versions', { params, body: { draftVersion, note } }),
      rollBack: (draftVersion, number) =>
        call('POST /api/forms/{formId}/layout/rollback', { params, body: { draftVersion, number } }),
    }
  }
  if (owner.level === 'BROKERAGE') {
    const params = { id: owner.brokerCode, formId }
    return {
      save: (layout, draftVersion) =>
        call('PUT /api/broker-admin/{id}/forms/{formId}/layout', { params, body: { layout, draftVersion } }, autosave),
      publish: (draftVersion, note) =>
        call('POST /api/broker-admin/{id}/forms/{formId}/layout/versions', { params, body: { draftVersion, note } }),
      rollBack: (draftVersion, number) =>
        call('POST /api/broker-admin/{id}/forms/{formId}/layout/rollback', { params, body: { draftVersion, number } }),
    }
  }
  const params = { accountId: owner.accountId, formId }
  return {
    save: (layout, draftVersion) =>
      call('PUT /api/accounts/{accountId}/forms/{formId}/layout', { params, body: { layout, draftVersion } }, autosave),
    publish: (draftVersion, note) =>
      call('POST /api/accounts/{accountId}/forms/{formId}/layout/versions', { params, body: { draftVersion, note } }),
    rollBack: (draftVersion, number) =>
      call('POST /api/accounts/{accountId}/forms/{formId}/layout/rollback', { params, body: { draftVersion, number } }),
  }
}

type FormOwner = Exclude<LayoutOwner, { level: 'ACCOUNT' }>

/** Adds a form at the level of an owner. */
export const addForm = (owner: FormOwner, body: FormDraft): Promise<Form> =>
  owner.level === 'GLOBAL'
    ? call('POST /api/forms', { body })
    : call('POST /api/broker-admin/{id}/forms', { params: { id: owner.brokerCode }, body })

/** Adds a form from a PDF; also returns what was removed from the PDF, one sentence each. */
export const addPdfForm = (owner: FormOwner, draft: FormDraft, file: File) => {
  const query = said(draft)
  return owner.level === 'GLOBAL'
    ? call('POST /api/pdf-forms', { query, file })
    : call('POST /api/broker-admin/{id}/pdf-forms', { params: { id: owner.brokerCode }, query, file })
}

/** An address has no null: missing values are omitted. */
const said = ({ policyType, state, carrier, retiredOn, ...rest }: FormDraft) => ({
  ...rest,
  ...(policyType !== null && { policyType }),
  ...(state !== null && { state }),
  ...(carrier !== null && { carrier }),
  ...(retiredOn !== null && { retiredOn }),
})

/** Changes what is said of a form. */
export const editForm = (owner: FormOwner, { formId, version }: Form, draft: FormDraft): Promise<Form> => {
  const body = { ...draft, version }
  return owner.level === 'GLOBAL'
    ? call('PUT /api/forms/{formId}', { params: { formId }, body })
    : call('PUT /api/broker-admin/{id}/forms/{formId}', { params: { id: owner.brokerCode, formId }, body })
}

/** Deletes a form that was never used. */
export async function deleteForm(owner: FormOwner, { formId }: Form): Promise<void> {
  if (owner.level === 'GLOBAL') await call('DELETE /api/forms/{formId}', { params: { formId } })
  else await call('DELETE /api/broker-admin/{id}/forms/{formId}', { params: { id: owner.brokerCode, formId } })
}

/** Refetches the form lists of every owner, since changes above appear below. */
export const readFormsAgain = (cache: QueryClient): Promise<unknown> =>
  Promise.all(Object.values(listKeys).map((key) => cache.invalidateQueries({ queryKey: [key] })))
