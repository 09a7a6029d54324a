import type { ApplicationEntry } from '@portico/contract/areas/applications/application.shapes.ts'
import { expect, test } from 'vitest'
import { assigneeNames } from '../application-labels.ts'
import { filtered, yearsOf } from './application-filter.ts'

const entry = (name: string, YEAR: string, CARRIER: string): ApplicationEntry => ({
  id: name,
  brokerAppIdToComplete: null,
  globalApp: { type: 'DIGITAL', name, title: name, provider: CARRIER, identifier: name },
  application: {
    name,
    identifier: name,
    extension: null,
    references: [],
    labelMap: { POLICY_TYPE: 'Auto', YEAR, CARRIER },
  },
  purpose: 'APPLICATION',
  status: 'IN_PROGRESS',
  progress: { required: 1, answered: 0, percent: 0 },
  assignees: [],
  doneAt: null,
  doneBy: null,
  changedAt: '2026-01-01T00:00:00Z',
  version: 1,
})

const entries = [
  entry('Business auto', '2026', 'Northwind'),
  entry('Business auto', '2025', ''),
  entry('Cyber', '2026', ''),
]

test('a year and every word of the search let an application through', () => {
  expect(yearsOf(entries)).toEqual(['2026', '2025'])
  expect(filtered(entries, { search: '', year: '' })).toHaveLength(3)
  expect(filtered(entries, { search: 'AUTO north', year: '' })).toEqual([entries[0]])
  expect(filtered(entries, { search: 'business', year: '2025' })).toEqual([entries[1]])
})

test('whoever has several parts is named once, and checked when all of them are done', () => {
  const part = (username: string, doneAt: string | null) => ({
    part: null,
    username,
    name: username,
    doneAt,
    version: 1,
  })
  const at = '2026-01-01T00:00:00Z'
  expect(assigneeNames([part('Ann', at), part('Bob', null), part('Bob', at), part('Ann', at)])).toEqual([
    'Ann ✓',
    'Bob',
  ])
})
