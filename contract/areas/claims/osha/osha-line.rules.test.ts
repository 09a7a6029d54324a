import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../../kit/zone.rules.ts'
import {
  classification,
  daysAway,
  isOshaRecordable,
  oshaLine,
  privacyReasons,
  type PrivacyReason,
} from './osha-line.rules.ts'

const today = '2026-11-28'
const answers = {
  lossOn: '2026-11-02',
  lossTime: '09:30',
  claimant: 'Sam Ortiz',
  employeeClass: 'Carpentry',
  location: '400 Dock Street',
  what: 'Fell from a ladder.',
  cause: 'Fall or slip',
  bodyPart: 'Knee',
  nature: 'Fracture',
  treatment: 'HOSPITAL',
  birthDate: '1980-01-01',
}
const claim = { ourNumber: 'C-1', answers, today }
const valueOf = (label: string, reason: PrivacyReason = 'NONE', of = claim) =>
  oshaLine(of, reason).find((field) => field.label === label)?.value

test('drafts the line of the log and its report from the claim, and leaves blank what nobody said', () => {
  expect(valueOf('Employee’s name')).toBe('Sam Ortiz')
  expect(valueOf('Injury, body part, and object')).toBe('Fracture, Knee, Fall or slip')
  expect(valueOf('Hospitalized overnight as an inpatient')).toBe('Yes')
  expect(valueOf('Days of job transfer or restriction')).toBe('')
  expect(valueOf('Type')).toBe('M(1) Injury')
})

test('names nobody in a privacy case, and nothing that tells of the person', () => {
  for (const reason of Object.keys(privacyReasons).filter((each) => each !== 'NONE') as PrivacyReason[]) {
    expect(valueOf('Employee’s name', reason)).toBe('Privacy case')
    expect(JSON.stringify(oshaLine(claim, reason))).not.toMatch(/Ortiz|Knee|Fracture|1980|ladder/)
  }
})

test('counts days away from the day after the injury, 180 at most', () => {
  expect(daysAway({ ...answers, lostOn: '2026-11-02', returnOn: '2026-11-10' }, today)).toBe(7)
  expect(daysAway({ ...answers, lostOn: '2026-11-05' }, today)).toBe(23)
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 400 }), fc.option(fc.integer({ min: 0, max: 900 })), (lost, back) => {
      const returnOn = back === null ? '' : addDays(answers.lossOn, back)
      const days = daysAway({ ...answers, lostOn: addDays(answers.lossOn, lost), returnOn }, '2028-01-01')
      expect(days).toBeGreaterThanOrEqual(0)
      expect(days).toBeLessThanOrEqual(180)
    }),
  )
})

test('classifies by the most serious outcome, and leaves first aid off the log', () => {
  expect(classification({ ...answers, treatment: 'FATAL', lostOn: '2026-11-03' })).toBe('G Death')
  expect(classification({ ...answers, lostOn: '2026-11-03' })).toBe('H Days away from work')
  expect(classification(answers)).toBe('J Other recordable case')
  expect(isOshaRecordable({ treatment: 'FIRST_AID' })).toBe(false)
})
