import { expect, test } from 'vitest'
import { firstSteps, type Newcomer } from './first-steps.rules.ts'
import { homeSteps } from './home-steps.ts'

const pathsOf = (newcomer: Newcomer, hasPage: (path: string) => boolean = () => true) =>
  firstSteps(newcomer, hasPage).map(({ path }) => path)

test('everyone begins with three steps of their own', () => {
  expect(pathsOf('INSURED')).toEqual(['details', 'schedules', 'account/management'])
  expect(pathsOf('STAFF')).toEqual(['renewal', 'communications', 'account/management'])
  expect(pathsOf('READER')).toEqual(['coverage-summary', 'documents', 'schedules'])
  expect(pathsOf('LAW_FIRM')[0]).toBe('policy-selection')
  expect(pathsOf('PROSPECT')).toContain('applications')
})

test('a page that someone does not have is no step: another takes its place', () => {
  expect(pathsOf('INSURED', (path) => path !== 'account/management')).toEqual([
    'details',
    'schedules',
    'coverage-summary',
  ])
  expect(pathsOf('READER', () => false)).toEqual([])
})

test('at home, admins set the brokerage up first, and staff open their accounts; others have no steps', () => {
  const labels = (roles: readonly string[]) => homeSteps('HARBOR', roles).map(({ label }) => label)
  expect(labels(['ADVISOR', 'ADMIN'])[0]).toBe('Set up your brokerage')
  expect(labels(['ADVISOR'])[0]).toBe('Open your accounts')
  expect(labels([])).toEqual([])
})
