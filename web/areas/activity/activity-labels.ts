import type { ActivityEntry } from '@portico/contract/areas/activity/activity.shapes.ts'
import { formatDate, formatMoment, formatMoney } from '../../platform/formats.ts'
import { actionLabels, codeLabels, nounLabels, verbLabels } from './action-labels.ts'

/** What an entry says was done, such as “changed a task”. */
export function actionLabelOf({ action, subject }: Pick<ActivityEntry, 'action' | 'subject'>): string {
  const verb = action.slice(action.indexOf('.') + 1)
  return actionLabels[action] ?? `${verbLabels[verb] ?? verb.replaceAll('-', ' ')} ${nounOf(subject.type)}`
}

function nounOf(type: string): string {
  const words = type.replaceAll(/[_-]/g, ' ')
  return nounLabels[type] ?? `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`
}

const isId = /^[0-9a-f-]{36}$/i

/** What it was done to: by the field that names it, else by an id that people can read, else nothing. */
export function nameOf({ before, after, subject }: Pick<ActivityEntry, 'before' | 'after' | 'subject'>): string {
  const fields = { ...before, ...after }
  const name = naming.map((field) => fields[field]).find((value) => typeof value === 'string' && value !== '')
  if (typeof name === 'string') return saidText(name)
  return subject.id === null || isId.test(subject.id) ? '' : subject.id
}

const naming = [
  'details',
  'text',
  'displayText',
  'title',
  'name',
  'message',
  'subject',
  'policyNumber',
  'email',
  'companyName',
  'effectiveOn',
  'fiscalYearEnd',
  'claimNumber',
  'carrier',
]

/** A field of an entry, before and after. */
export interface FieldChange {
  readonly field: string
  readonly before: string
  readonly after: string
}

/** The id is shown next to the entry; its version means nothing to people. */
const unsaid: ReadonlySet<string> = new Set(['id', 'version'])

/**
 * The changes field by field. If only the new or the old fields are known, the other side is empty; if both are, fields
 * missing in the new ones are unchanged.
 */
export function changesOf({ before, after }: Pick<ActivityEntry, 'before' | 'after'>): FieldChange[] {
  return Object.keys(after ?? before ?? {})
    .filter((field) => !unsaid.has(field))
    .map((field) => ({
      field: fieldText(field),
      before: said(field, before?.[field]),
      after: said(field, after?.[field]),
    }))
    .filter((change) => change.before !== change.after)
}

/** Fields that people call otherwise than the calls do. */
const fieldNames: Readonly<Record<string, string>> = {
  displayText: 'Text',
  dueEpoch: 'Due date',
  linkValue: 'Web address',
  tagged: 'Assigned to',
}

/** `effectiveDate` as “Effective date”. */
function fieldText(field: string): string {
  const words = field
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return fieldNames[field] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** Fields that hold cents. */
const money: ReadonlySet<string> = new Set(['amount', 'premium'])

function said(field: string, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.flatMap((each) => said(field, each) || []).join(', ')
  if (typeof value === 'object') return saidParts(value)
  if (typeof value === 'number') return saidNumber(field, value)
  if (typeof value !== 'string') return ''
  return ofCodes.test(field) && /^[A-Z_]{3,}$/.test(value) ? codeText(value) : saidText(value)
}

/** Fields that hold a code, such as `BIND_ORDER`. */
const ofCodes = /(stage|status|state|kind|role|mark)$/i

function codeText(code: string): string {
  const words = codeLabels[code] ?? code.replaceAll('_', ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const saidParts = (value: object): string =>
  Object.entries(value)
    .map(([part, held]) => [fieldText(part), said(part, held)] as const)
    .filter(([, words]) => words !== '')
    .map(([name, words]) => `${name}: ${words}`)
    .join(', ')

function saidNumber(field: string, value: number): string {
  if (field === 'dueEpoch') return formatDate(new Date(value))
  return money.has(field) ? formatMoney(value) : String(value)
}

function saidText(value: string): string {
  if (isId.test(value)) return ''
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value)
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? formatMoment(value) : value
}
