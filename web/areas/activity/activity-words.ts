import type { ActivityEntry } from '@portico/contract/areas/activity/activity.shapes.ts'

/** What was done, in the past; a verb that is not here is said as it stands. */
const verbs: Readonly<Record<string, string>> = {
  create: 'added',
  update: 'changed',
  change: 'changed',
  delete: 'deleted',
  remove: 'removed',
  restore: 'restored',
  set: 'set',
  accept: 'accepted',
  resend: 'sent again',
  revoke: 'withdrew',
  complete: 'completed',
  order: 'reordered',
  add: 'added',
  save: 'changed',
  preview: 'opened',
  download: 'downloaded',
  edit: 'edited',
  zip: 'downloaded',
  export: 'exported',
  move: 'moved',
  rename: 'renamed',
  trash: 'put into the trash:',
  purge: 'deleted for good:',
  file: 'filed',
  'fail-file': 'could not file',
  refuse: 'could not add',
  read: 'read',
  choose: 'chose',
  tell: 'notified',
  recheck: 'checked again',
  check: 'checked',
  take: 'took',
  explain: 'explained',
  reject: 'rejected',
  submit: 'submitted',
  packet: 'made the packet of',
  'packet-failed': 'could not make the packet of',
  'packet-again': 'began again the packet of',
  code: 'mailed a code for',
  enter: 'opened',
  'wrong-code': 'had a wrong code for',
  start: 'started',
  close: 'closed',
  plan: 'planned',
  mark: 'marked',
  nudge: 'reminded someone of',
  acknowledge: 'acknowledged the difference of',
  send: 'sent',
  'follow-up': 'followed up',
  withdraw: 'withdrew',

  remind: 'reminded of',
  import: 'imported',
  letter: 'wrote a letter about',
  publish: 'showed quotes of',
  view: 'looked at quotes of',
  decline: 'declined',
  ask: 'wrote about',
  'take-back': 'took back the decision on',
  waive: 'waived',
  reopen: 'opened again',
  request: 'placed',
  return: 'took back',
  confirm: 'confirmed',
  binder: 'issued a binder for',
  policy: 'entered the policy of',
  'policy-file': 'stored the policy of',
  difference: 'decided a difference of',
}

/** Kinds whose name in the audit is not how people call them. */
const kinds: Readonly<Record<string, string>> = {
  account_person: 'person',
  account_invitation: 'invitation',
  link: 'quick link',
  'submission-link': 'download link',
  'document-folder': 'folder',
  'financial-year': 'fiscal year',
  'loss-run': 'loss run',
  'loss-run-request': 'request of loss runs',
  'mod-worksheet': 'mod worksheet',
}

/** The names of the kinds that entries can be narrowed to, by what the audit calls them. */
export const kindNames: Readonly<Record<string, string>> = {
  task: 'Tasks',
  renewal: 'Renewals',
  feature: 'Features',
  account_person: 'People',
  account_invitation: 'Invitations',
  document: 'Documents',
  'document-folder': 'Folders',
  policy: 'Policies',
  link: 'Quick links',
  'calendar-event': 'Calendar events',
  schedule: 'Schedules',
  schedule_tab: 'Schedule tabs',
  schedule_snapshot: 'Schedule snapshots',
  schedule_backdate: 'Changes dated back',
  submission: 'Submissions',
  'submission-link': 'Download links',
  'financial-year': 'Financials',
  'loss-run': 'Loss runs',
  'loss-run-request': 'Requests of loss runs',
  loss: 'Losses',
  quote: 'Quotes',
  'mod-worksheet': 'Experience mod',
}

/** What an entry says was done, such as “changed a task”. */
export function deedOf({ action, subject }: Pick<ActivityEntry, 'action' | 'subject'>): string {
  const verb = action.slice(action.indexOf('.') + 1)
  const kind = kinds[subject.type] ?? subject.type.replaceAll(/[_-]/g, ' ')
  return `${verbs[verb] ?? verb.replaceAll('-', ' ')} ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`
}

/** What it was done to, where its fields name it. */
export function nameOf({ before, after, subject }: ActivityEntry): string {
  const fields = { ...before, ...after }
  const name = naming.map((field) => fields[field]).find((value) => typeof value === 'string' && value !== '')
  return typeof name === 'string' ? name : (subject.id ?? '')
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

/** A field that an entry tells of: what it held before, what it holds now. */
export interface FieldChange {
  readonly field: string
  readonly before: string
  readonly after: string
}

/** What changed, field by field. Where only the new or the old fields are known, the other side stays empty. */
export function changesOf({ before, after }: Pick<ActivityEntry, 'before' | 'after'>): FieldChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields
    .map((field) => ({ field: fieldWords(field), before: said(before?.[field]), after: said(after?.[field]) }))
    .filter((change) => change.before !== change.after)
}

/** `dueEpoch` as “Due epoch”. */
function fieldWords(field: string): string {
  const words = field
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function said(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(said).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
