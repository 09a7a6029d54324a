import { claimStatuses, type ClaimStatus, moveOf, movesFrom } from '@portico/contract/areas/claims/claim.rules.ts'
import { expect, test } from 'vitest'
import type { DemoClaim } from './demo-claim.ts'
import { demoClaims } from './demo-claims.ts'

/** The state that a claim ends in by its steps, each of which people could make. */
function stateOf({ draftOf, moves = [] }: DemoClaim): ClaimStatus {
  if (draftOf !== undefined) return 'DRAFT'
  return moves.reduce<ClaimStatus>((status, { move }) => {
    expect(movesFrom(status)).toContain(move)
    return moveOf(move).to
  }, 'REPORTED')
}

test('the demonstration has claims in every state', () => {
  expect(new Set(demoClaims.map(stateOf))).toEqual(new Set(claimStatuses))
})
