import type { Renewal, RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { describe, expect, test } from 'vitest'
import { nextOfAccount, nextStep } from './next-step.ts'

const section = (change: Partial<RenewalSection>): RenewalSection => ({
  kind: 'PROFILE',
  isComplete: false,
  isBeforeSubmission: true,
  status: 'IN_PROGRESS',
  percent: 40,
  owner: null,
  dueOn: null,
  blockers: [],
  parts: [],
  changedSinceLastYear: null,
  nothingChanged: false,
  marked: null,
  reopenedReason: null,
  unfinishedReason: null,
  nudged: null,
  version: 1,
  ...change,
})

const renewal = (sections: RenewalSection[], change: Partial<Renewal> = {}) => ({
  id: 'one',
  accountId: 'ACME',
  stage: 'KICKOFF' as const,
  sections,
  isReady: false,
  closedReason: null,
  ...change,
})

const client = { side: 'CLIENT', userId: 'me' } as const
const staff = { side: 'BROKER', userId: 'agent' } as const
const hard = { text: 'A VIN is missing', link: null, isHard: true }

describe('what is next for the client', () => {
  test('is what they own, then what is due first, then what is broken', () => {
    const profile = section({ dueOn: '2026-05-01' })
    const schedules = section({ kind: 'SCHEDULES', blockers: [hard] })
    const mine = section({ kind: 'MOD', owner: { userId: 'me', name: 'Me' } })
    expect(nextStep(renewal([schedules]), client)).toEqual({
      text: 'Schedules: 1 error to fix.',
      link: { label: 'Open schedules', href: '/ACME/schedules' },
    })
    expect(nextStep(renewal([schedules, profile]), client).text).toBe('Company profile: 40% complete, due 05/01/2026.')
    expect(nextStep(renewal([schedules, profile, mine]), client).link?.href).toBe('/ACME/experience')
  })

  test('is nothing where others have what is open, and the submission once all is complete', () => {
    const others = section({ owner: { userId: 'other', name: 'Other' } })
    const reviewed = section({ kind: 'DOCUMENTS', status: 'IN_REVIEW' })
    const held = nextStep(renewal([others, reviewed]), client)
    expect(held).toEqual({ text: '2 sections still open, assigned to others: company profile, documents.' })
    const hidden = nextStep(renewal([section({ isComplete: true, status: 'COMPLETE' })]), client)
    expect(hidden.text).toMatch(/Your coworkers/)
    expect(nextStep(renewal([], { isReady: true }), client).link?.href).toBe('/ACME/submit-to-advisor?cycle=one')
  })

  test('is the page of the stage after the kickoff, and nothing at the end', () => {
    expect(nextStep(renewal([], { stage: 'PROPOSAL' }), client).link?.href).toBe('/ACME/quote-review?cycle=one')
    expect(nextStep(renewal([], { stage: 'TO_MARKET' }), client).link).toBeUndefined()
    expect(nextStep(renewal([], { stage: 'REVIEW' }), client).text).toMatch(/is reviewing your submission/)
    expect(nextStep(renewal([], { stage: 'REVIEW' }), staff).link?.href).toBe('/ACME/internal-quote-review?cycle=one')
    const closed = nextStep(renewal([], { stage: 'CLOSED', closedReason: 'Sold the company' }), client)
    expect(closed.text).toContain('Sold the company')
  })
})

test('staff review what is in review, else wait for the client; readers have nothing to do', () => {
  const open = section({ percent: 100 })
  const reviewed = section({ kind: 'DOCUMENTS', status: 'IN_REVIEW' })
  expect(nextStep(renewal([open, reviewed]), staff).link?.href).toBe('/ACME/documents')
  expect(nextStep(renewal([open]), staff)).toEqual({ text: 'The client has 1 open section: company profile.' })
  expect(nextStep(renewal([open]), { side: null, userId: 'x' }).link).toBeUndefined()
})

describe('what is next on the dashboard', () => {
  const known = {
    cycleId: 'one',
    effectiveOn: '2026-09-01',
    stage: 'KICKOFF' as const,
    subjectivities: null,
    assigned: [],
  }

  test('is the section assigned to the reader that is due first, else the sections', () => {
    const assigned = [
      { kind: 'MOD', dueOn: '2026-05-01' },
      { kind: 'PROFILE', dueOn: null },
    ]
    expect(nextOfAccount('ACME', { ...known, assigned }, client)).toEqual({
      text: 'Experience mod is assigned to you, due 05/01/2026.',
      link: { label: 'Open experience mod', href: '/ACME/experience' },
    })
    expect(nextOfAccount('ACME', known, client).link?.href).toBe('/ACME/renewal?cycle=one')
    expect(nextOfAccount('ACME', known, staff).text).toBe('The client is completing the sections.')
  })

  test('is the same as on the renewal itself after the kickoff', () => {
    const later = nextOfAccount('ACME', { ...known, stage: 'PROPOSAL' }, client)
    expect(later).toEqual(nextStep(renewal([], { stage: 'PROPOSAL' }), client))
  })
})
