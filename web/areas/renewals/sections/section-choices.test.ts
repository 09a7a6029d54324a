import { marksAllowed, type MarkSide, type SectionStatus } from '@portico/contract/areas/renewals/section-marks.ts'
import { expect, test } from 'vitest'
import { noModHint, sectionChoices } from './section-choices.ts'

const offered = (
  side: MarkSide | null,
  status: SectionStatus,
  change: { changed?: number; hasLastYear?: boolean } = {},
) => {
  const { mayComplete, mayAttest, more } = sectionChoices({
    section: { status, isComplete: status === 'COMPLETE', changedSinceLastYear: change.changed ?? null },
    side,
    allowed: side === null ? [] : marksAllowed(side, status, 'KICKOFF'),
    isOpen: true,
    mayPlan: side === 'BROKER',
    hasLastYear: change.hasLastYear ?? true,
  })
  return { mayComplete, mayAttest, more: more.map(({ label }) => label) }
}

test('the insured complete what they have begun, and attest what they have not', () => {
  expect(offered('CLIENT', 'NOT_STARTED')).toEqual({ mayComplete: false, mayAttest: true, more: ['Remind…'] })
  expect(offered('CLIENT', 'IN_PROGRESS')).toEqual({ mayComplete: true, mayAttest: true, more: ['Remind…'] })
  expect(offered('CLIENT', 'COMPLETE').more).toEqual(['Reopen…'])
})

test('nobody is asked to attest what has changed, or what has no last year', () => {
  expect(offered('CLIENT', 'IN_PROGRESS', { changed: 3 }).mayAttest).toBe(false)
  expect(offered('CLIENT', 'IN_PROGRESS', { changed: 0 }).mayAttest).toBe(true)
  expect(offered('CLIENT', 'NOT_STARTED', { hasLastYear: false }).mayAttest).toBe(false)
})

test('staff put a section anywhere, plan it and remind of it; readers do nothing', () => {
  expect(offered('BROKER', 'NOT_STARTED').more).toEqual([
    'Assign and set due date…',
    'Remind…',
    'Waiting for the client',
    'In review',
    'Not applicable',
  ])
  expect(offered(null, 'IN_PROGRESS')).toEqual({ mayComplete: false, mayAttest: false, more: [] })
})

test('a client without a mod is sent to the advisor, who marks the section as not applicable', () => {
  const empty = { kind: 'MOD', isComplete: false, percent: 0 } as const
  expect(noModHint(empty, 'CLIENT')).toBe('Tell your advisor if you have no mod.')
  expect(noModHint(empty, 'BROKER')).toBe('Mark the section as not applicable if the client has no mod.')
  const silent = [
    { ...empty, kind: 'LOSS_RUNS' },
    { ...empty, isComplete: true },
    { ...empty, percent: 40 },
  ] as const
  expect(silent.map((section) => noModHint(section, 'CLIENT'))).toEqual([null, null, null])
  expect(marksAllowed('CLIENT', 'NOT_STARTED', 'KICKOFF')).not.toContain('N_A')
})
