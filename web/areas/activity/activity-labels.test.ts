import { expect, test } from 'vitest'
import { changesOf, actionLabelOf, nameOf } from './activity-labels.ts'

const entry = (action: string, type: string) => ({ action, subject: { type, id: '7' } })

test('an entry says what was done, in words', () => {
  expect(actionLabelOf(entry('task.create', 'task'))).toBe('added a task')
  expect(actionLabelOf(entry('account_invitation.revoke', 'account_invitation'))).toBe('withdrew an invitation')
  expect(actionLabelOf(entry('account.change', 'account'))).toBe('changed the account')
  expect(actionLabelOf(entry('link.order', 'link'))).toBe('reordered the quick links')
  expect(actionLabelOf(entry('loss_run.call-back', 'loss_run'))).toBe('call back a loss run')
})

test('it names what it was done to by the field that names it, else by an id that people can read', () => {
  const whole = entry('task.update', 'task')
  expect(nameOf({ ...whole, before: { details: 'Send the loss runs' }, after: { version: 2 } })).toBe(
    'Send the loss runs',
  )
  expect(nameOf({ ...whole, before: null, after: { version: 2 } })).toBe('7')
  expect(nameOf({ ...whole, before: null, after: { effectiveOn: '2027-01-07' } })).toBe('01/07/2027')
  const unnamed = { type: 'task', id: '01a1fbb3-8d19-71d2-906e-f5852a67db8b' }
  expect(nameOf({ subject: unnamed, before: null, after: null })).toBe('')
})

test('what changed stands field by field, as people read it; what stayed is left out', () => {
  const noon = new Date(2027, 0, 4, 12).getTime()
  const before = { id: '7', details: 'Old', dueEpoch: null, completed: false, tagged: 'a', isOwner: true, version: 1 }
  const after = {
    id: '7',
    details: 'New',
    dueEpoch: noon,
    completed: true,
    tagged: 'b',
    effectiveDate: '2027-03-01',
    premium: 120_050,
    roles: ['USER', 'ADMIN'],
    more: { isProject: false, note: '', place: 'Yard' },
    version: 2,
  }
  expect(changesOf({ before, after })).toEqual([
    { field: 'Details', before: 'Old', after: 'New' },
    { field: 'Due date', before: '', after: '01/04/2027' },
    { field: 'Completed', before: 'No', after: 'Yes' },
    { field: 'Assigned to', before: 'a', after: 'b' },
    { field: 'Effective date', before: '', after: '03/01/2027' },
    { field: 'Premium', before: '', after: '$1,200.50' },
    { field: 'Roles', before: '', after: 'USER, ADMIN' },
    { field: 'More', before: '', after: 'Is project: No, Place: Yard' },
  ])
  expect(changesOf({ before: { name: 'Gone' }, after: null })).toEqual([{ field: 'Name', before: 'Gone', after: '' }])
  expect(changesOf({ before: { stage: 'PROPOSAL' }, after: { stage: 'BIND_ORDER' } })).toEqual([
    { field: 'Stage', before: 'Proposal', after: 'Bind request' },
  ])
  expect(changesOf({ before: null, after: { seen: ['01a1fbb3-8d19-71d2-906e-f5852a67db8b'] } })).toEqual([])
  expect(changesOf({ before: null, after: null })).toEqual([])
})
