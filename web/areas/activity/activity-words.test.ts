import { expect, test } from 'vitest'
import { changesOf, deedOf, nameOf } from './activity-words.ts'

const entry = (action: string, type: string) => ({ action, subject: { type, id: '7' } })

test('an entry says what was done, in words', () => {
  expect(deedOf(entry('task.create', 'task'))).toBe('added a task')
  expect(deedOf(entry('account_invitation.revoke', 'account_invitation'))).toBe('withdrew an invitation')
  expect(deedOf(entry('loss_run.call-back', 'loss_run'))).toBe('call back a loss run')
})

test('it names what it was done to by the field that names it, else by its id', () => {
  const whole = {
    ...entry('task.update', 'task'),
    id: '1',
    at: '2026-01-05T12:00:00Z',
    actor: null,
    ip: null,
    isInternal: false,
  }
  expect(nameOf({ ...whole, before: { details: 'Send the loss runs' }, after: { version: 2 } })).toBe(
    'Send the loss runs',
  )
  expect(nameOf({ ...whole, before: null, after: { version: 2 } })).toBe('7')
})

test('what changed stands field by field; what stayed is left out', () => {
  const before = { details: 'Old', dueEpoch: null, completed: false, tagged: 'a' }
  const after = { details: 'New', dueEpoch: 5, completed: true, tagged: 'a', roles: ['USER', 'ADMIN'], more: { a: 1 } }
  expect(changesOf({ before, after })).toEqual([
    { field: 'Details', before: 'Old', after: 'New' },
    { field: 'Due epoch', before: '', after: '5' },
    { field: 'Completed', before: 'No', after: 'Yes' },
    { field: 'Roles', before: '', after: 'USER, ADMIN' },
    { field: 'More', before: '', after: '{"a":1}' },
  ])
  expect(changesOf({ before: null, after: null })).toEqual([])
})
