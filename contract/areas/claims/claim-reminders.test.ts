import { addDays } from '../../kit/zone.rules.ts'
import { expect, test } from 'vitest'
import type { ClaimDeadline } from './claim-deadlines.ts'
import { reminderMessage, stageOf } from './claim-reminders.ts'

const today = '2026-03-10'
const deadline: ClaimDeadline = {
  kind: 'EMPLOYER_REPORT',
  label: 'Employer’s first report of injury',
  dueOn: '2026-03-12',
  source: '',
  doneOn: null,
}

test.each([
  [8, undefined],
  [7, 'WEEK'],
  [4, 'WEEK'],
  [3, 'DAYS'],
  [1, 'TOMORROW'],
  [0, 'TODAY'],
  [-1, 'OVERDUE'],
  [-40, 'OVERDUE'],
])('is at its stage %i days before it is due', (days, stage) => {
  expect(stageOf({ dueOn: addDays(today, days), doneOn: null }, today)).toBe(stage)
})

test('has no stage once it is met', () => {
  expect(stageOf({ ...deadline, doneOn: today }, today)).toBeUndefined()
})

test('names the deadline, but not one that follows from medical facts', () => {
  expect(reminderMessage(deadline, 'C-1', 'DAYS')).toBe('Claim C-1: Employer’s first report of injury due 03/12/2026')
  const osha = { ...deadline, kind: 'OSHA_LOG', label: 'Enter on the OSHA 300 log' } as const
  expect(reminderMessage(osha, 'C-1', 'OVERDUE')).toBe('Claim C-1: Deadline was due 03/12/2026')
})
