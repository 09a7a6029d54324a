import { describe, expect, test } from 'vitest'
import { detailsMessages } from './details.messages.ts'
import { relationshipError, teamErrors } from './details.rules.ts'

const client = { relationship: 'CLIENT', hasContact: true, lines: [] } as const
const prospect = { relationship: 'PROSPECT', hasContact: true, lines: [] } as const

test.each([
  [client, 'PROSPECT', undefined],
  [{ ...client, lines: ['CYBER'] }, 'PROSPECT', detailsMessages.policiesInForce],
  [{ ...client, lines: ['CYBER'], hasContact: false }, 'CLIENT', undefined],
  [prospect, 'CLIENT', undefined],
  [{ ...prospect, hasContact: false }, 'CLIENT', detailsMessages.contactFirst],
] as const)('an account that stands as %j may become %s but for: %s', (before, to, error) => {
  expect(relationshipError(before, to)).toBe(error)
})

describe('a team', () => {
  const staff = new Set(['ann', 'bob', 'cleo'])
  const ann = { userId: 'ann', role: 'P_ACCT_MGR' } as const
  const bob = { userId: 'bob', role: 'ADVISOR' } as const

  test.each([
    ['ann', [ann, bob], {}],
    ['', [ann], { primaryContact: detailsMessages.contactRequired }],
    ['cleo', [ann, bob], { primaryContact: detailsMessages.contactInTeam }],
    ['ann', [ann, { ...ann, role: 'CLAIMS' }], { 'team.1.userId': detailsMessages.personTwice }],
    ['ann', [ann, { userId: 'eve', role: 'ADVISOR' }], { 'team.1.userId': detailsMessages.notStaff }],
    ['ann', [ann, { ...bob, role: 'P_ACCT_MGR' }], { 'team.1.role': detailsMessages.oneManager }],
    ['ann', [], { primaryContact: detailsMessages.contactInTeam }],
  ] as const)('with the contact %j and %j lacks %j', (primaryContact, team, errors) => {
    expect(teamErrors({ primaryContact, team: [...team] }, staff)).toEqual(errors)
  })
})
