import { expect, test } from 'vitest'
import { scheduledFormText, scheduleOf } from './form-schedule.rules.ts'
import { pastedForms } from './pasted-forms.rules.ts'

test.each([
  ['Scheduled: Summit GC LLC', { isBlanket: false, parties: [{ name: 'Summit GC LLC', location: '' }] }],
  ['Project: Pier 9', { isBlanket: false, parties: [{ name: '', location: 'Pier 9' }] }],
  ['Additional Insured, Owners or Lessees', { isBlanket: false, parties: [] }],
  ['Additional Insured: blanket', { isBlanket: true, parties: [] }],
])('the title “%s” of an older form has its schedule', (title, schedule) => {
  expect(scheduleOf({ title })).toEqual(schedule)
})

test('a schedule that was entered counts, whatever the title says', () => {
  const schedule = { isBlanket: false, parties: [{ name: 'Harbor Town', location: 'Pier 9' }] }
  const form = { number: 'CG 20 10', edition: '04 13', title: 'Blanket', schedule }
  expect(scheduleOf(form)).toBe(schedule)
  expect(scheduledFormText(form)).toBe('CG 20 10 (04 13) Blanket. Schedule: Harbor Town, Pier 9')
})

test('pasted rows become forms; rows of one form add to its schedule', () => {
  const pasted = [
    'Form number,Edition date,Title,Scheduled person or organization,Location or project',
    'CG 20 10,12 19,Additional Insured,"Summit GC, LLC",Pier 9',
    'CG 20 10,12 19,Additional Insured,Harbor Town,',
    'CG 24 04,05 09,Waiver,Any person or organization where required by written contract,',
    'CG 00 01,04 13,Coverage Form,,',
  ].join('\n')
  expect(pastedForms(pasted)).toEqual([
    {
      number: 'CG 20 10',
      edition: '12 19',
      title: 'Additional Insured',
      schedule: {
        isBlanket: false,
        parties: [
          { name: 'Summit GC, LLC', location: 'Pier 9' },
          { name: 'Harbor Town', location: '' },
        ],
      },
    },
    { number: 'CG 24 04', edition: '05 09', title: 'Waiver', schedule: { isBlanket: true, parties: [] } },
    { number: 'CG 00 01', edition: '04 13', title: 'Coverage Form', schedule: { isBlanket: false, parties: [] } },
  ])
})

test('a pasted list of lines is read too', () => {
  expect(pastedForms('CG 20 10 (04 13) Scheduled: Summit GC LLC\n\nCG 21 47')).toEqual([
    {
      number: 'CG 20 10',
      edition: '04 13',
      title: 'Scheduled: Summit GC LLC',
      schedule: { isBlanket: false, parties: [{ name: 'Summit GC LLC', location: '' }] },
    },
    { number: 'CG 21 47', edition: '', title: '', schedule: { isBlanket: false, parties: [] } },
  ])
  expect(pastedForms('')).toEqual([])
})
