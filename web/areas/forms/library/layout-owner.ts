import { apiAddress } from '../../../platform/files/api-address.ts'
import type { Form } from '@portico/contract/areas/forms/form.shapes.ts'

/** Whose layouts: the platform's, a brokerage's or an account's. */
export type LayoutOwner =
  | { readonly level: 'GLOBAL' }
  | { readonly level: 'BROKERAGE'; readonly brokerCode: string }
  | { readonly level: 'ACCOUNT'; readonly accountId: string }

/** What people call a level. */
export const levelNames = { GLOBAL: 'Global', BROKERAGE: 'Brokerage', ACCOUNT: 'Account' } as const

/** Where the forms of an owner are listed. */
export function formsPath(owner: LayoutOwner): string {
  if (owner.level === 'GLOBAL') return '/admin/app-library'
  if (owner.level === 'ACCOUNT') return `/${encodeURIComponent(owner.accountId)}/forms/layouts`
  return `/brokerage-administration/${encodeURIComponent(owner.brokerCode)}/application-library`
}

/** The page to view a form: read-only at an account, else the editor. */
export function formPath(owner: LayoutOwner, formId: string): string {
  return owner.level === 'ACCOUNT' ? `${formsPath(owner)}/${encodeURIComponent(formId)}` : editorPath(owner, formId)
}

/** Where the layout of a form is edited. */
export function editorPath(owner: LayoutOwner, formId: string): string {
  const form = encodeURIComponent(formId)
  if (owner.level === 'GLOBAL') return `/admin/app-library/${form}`
  if (owner.level === 'ACCOUNT') return `${formsPath(owner)}/account/edit/${form}`
  return `/brokerage/${encodeURIComponent(owner.brokerCode)}/forms/brokerage/edit/${form}`
}

/** The address for copying fields between PDF forms; an account has none. */
export const copyFieldsPath = (owner: LayoutOwner): string =>
  owner.level === 'BROKERAGE' ? `${formsPath(owner)}/copy-fields` : '/admin/pdf/copy-fields'

/** Whether a form was created at an owner's level: only there can its details be changed, and the form deleted. */
export function isOwnForm(owner: LayoutOwner, { brokerCode }: Form): boolean {
  if (owner.level === 'ACCOUNT') return false
  return owner.level === 'GLOBAL' ? brokerCode === null : brokerCode === owner.brokerCode
}

/** The addresses of a form's original PDF and of the one filled with sample answers. */
export interface SheetsAddresses {
  readonly file: string
  readonly testFill: string
}

/** The calls that read the PDF behind a form, at the level of an owner. */
export function sheetsAddresses(owner: LayoutOwner, formId: string): SheetsAddresses {
  const form = `${sheetsPath(owner)}/pdf-forms/${encodeURIComponent(formId)}`
  return { file: apiAddress(`${form}/file`), testFill: apiAddress(`${form}/test-fill`) }
}

function sheetsPath(owner: LayoutOwner): string {
  if (owner.level === 'GLOBAL') return '/api'
  return owner.level === 'BROKERAGE'
    ? `/api/broker-admin/${encodeURIComponent(owner.brokerCode)}`
    : `/api/accounts/${encodeURIComponent(owner.accountId)}`
}
