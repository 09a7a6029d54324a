import { expect, test } from 'vitest'
import { type DraftContent, mergedDraft } from './merged-draft.ts'

const draft = (answers: Record<string, string>, more: Partial<DraftContent> = {}): DraftContent => ({
  type: 'AUTO',
  policyId: null,
  triage: null,
  answers,
  ...more,
})

const base = draft({ what: 'Hit a pole', location: 'Yard 7', driver: 'Ana' })

test('keeps what each device changed, and what one of them changed last where both did', () => {
  const mine = draft({ what: 'Hit a pole in fog', location: 'Yard 7' })
  const theirs = draft({ what: 'Hit a fence', location: 'Yard 9', driver: 'Ana', vehicle: 'Truck 4' })
  expect(mergedDraft(base, mine, theirs)).toEqual(
    draft({ what: 'Hit a pole in fog', location: 'Yard 9', vehicle: 'Truck 4' }),
  )
})

test('takes type and policy from the device that chose them', () => {
  const theirs = draft(base.answers, { type: 'PROPERTY', policyId: 'p1' })
  expect(mergedDraft(base, draft(base.answers, { policyId: 'p2' }), theirs)).toMatchObject({
    type: 'PROPERTY',
    policyId: 'p2',
  })
  expect(mergedDraft(base, draft(base.answers, { type: 'CYBER' }), theirs)).toMatchObject({
    type: 'CYBER',
    policyId: 'p1',
  })
})
