import { expect, test } from 'vitest'
import { z } from 'zod'
import { displayText, field } from './field.ts'
import { record } from './record.ts'
import { anyone, rightsToChange, staffOnly } from './rights.ts'

const note = field({ kind: 'text', label: 'Note', schema: z.string().min(1, 'Enter a note') })
const due = field({ kind: 'day', label: 'Due date', schema: z.iso.date().nullable().default(null) })
const owner = staffOnly('Brokerage staff only')

const reminder = record({
  name: 'reminder',
  schema: 'Reminder',
  noun: { one: 'a reminder', many: 'the reminders' },
  access: 'account',
  changes: 'tasks',
  fields: { note, due },
  fixed: { topic: field({ kind: 'text', label: 'Topic', schema: z.string() }) },
  given: { due: z.iso.date(), version: z.number().int() },
  check: (draft, context) => {
    if (draft.note === draft.due) context.addIssue({ code: 'custom', path: ['note'], message: 'Choose another note' })
  },
  moves: { CLOSE: { from: ['OPEN'], to: 'CLOSED', right: anyone, done: 'Closed' } },
  rights: { add: anyone, change: anyone, remove: owner, fields: { due: owner } },
})

const inAccount = z.object({ accountId: z.string() })
const errorsOf = (schema: z.ZodType, sent: unknown) =>
  Object.fromEntries((schema.safeParse(sent).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))

test('a draft holds all fields with their defaults, a change only those that change and its version', () => {
  expect(reminder.draft.parse({ note: 'Call', topic: 'Renewal', id: 'x' })).toEqual({
    note: 'Call',
    due: null,
    topic: 'Renewal',
  })
  expect(reminder.edit.parse({ note: 'Call', topic: 'Renewal', version: 2 })).toEqual({
    note: 'Call',
    due: null,
    version: 2,
  })
})

test('rules of fields and rules across fields name the field to fix', () => {
  expect(errorsOf(reminder.draft, { note: '', topic: '' })).toEqual({ note: 'Enter a note' })
  const same = { note: '2026-01-02', due: '2026-01-02', version: 1 }
  expect(errorsOf(reminder.edit, same)).toEqual({ note: 'Choose another note' })
})

test('readers see what the server adds in place of what was entered', () => {
  const seen = { id: 'a', note: 'Call', due: '2026-01-02', topic: 'Renewal', version: 1 }
  expect(reminder.shown.parse(seen)).toEqual(seen)
  expect(errorsOf(reminder.shown, { ...seen, due: null })).toHaveProperty('due')
})

test('a call answers the record unless it says otherwise, and refuses a stale change', () => {
  expect(reminder.add(inAccount).responses[201]).toBe(reminder.shown)
  const list = z.array(reminder.shown)
  expect(reminder.change(inAccount, { answers: list }).responses[200]).toBe(list)
  expect(Object.keys(reminder.change(inAccount).responses)).toEqual(['200', '403', '404', '409', '422'])
  expect(reminder.remove(inAccount).responses[204]).toBe('nothing')
})

test('a field without a right of its own follows the right to change', () => {
  expect(rightsToChange(reminder.rights, ['note', 'topic'])).toEqual([anyone])
  expect(rightsToChange(reminder.rights, ['note', 'due'])).toEqual([anyone, owner])
})

test.each([
  ['money', 123_450, '$1,234.50'],
  ['day', '2026-03-04', '03/04/2026'],
  ['yes-no', false, 'No'],
  ['number', 12_000, '12,000'],
  ['text', null, ''],
  ['text', 'Call', 'Call'],
] as const)('a %s of %j reads %j', (kind, value, text) => expect(displayText({ kind }, value)).toBe(text))

test('a choice reads as its label', () => {
  const choices = [{ value: 'WORKING', label: 'Working days' }]
  expect(displayText({ kind: 'choice', choices }, 'WORKING')).toBe('Working days')
})
