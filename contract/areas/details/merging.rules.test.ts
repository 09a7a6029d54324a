import { expect, test } from 'vitest'
import { takenFields } from './merging.rules.ts'

const field = (key: string, kept: string | null, duplicate: string | null) => ({ key, label: key, kept, duplicate })

test('of the duplicate comes what the account lacks, and what was chosen where both differ', () => {
  const fields = [
    field('name', 'Acme', 'Acme Inc.'),
    field('phase', 'Setup', 'Renewal'),
    field('website', null, 'www.acme.test'),
    field('fein', '36-4821907', '36-4821907'),
    field('dba', 'Acme', null),
  ]
  expect([...takenFields(fields, ['phase', 'fein', 'dba', 'unknown'])]).toEqual(['phase', 'website'])
})
