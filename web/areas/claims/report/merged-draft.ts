import type { ClaimEdit } from '@portico/contract/areas/claims/claim.shapes.ts'

export type DraftContent = Omit<ClaimEdit, 'version'>

/**
 * A draft that was typed on two devices: what was changed here since the last save goes over what the other one saved, and
 * everything else is theirs.
 */
export function mergedDraft(base: DraftContent, mine: DraftContent, theirs: DraftContent): DraftContent {
  const keys = new Set([...Object.keys(base.answers), ...Object.keys(mine.answers), ...Object.keys(theirs.answers)])
  const answers = [...keys].flatMap((key) => {
    const isMine = mine.answers[key] !== base.answers[key]
    const value = (isMine ? mine : theirs).answers[key]
    return value === undefined ? [] : [[key, value] as const]
  })
  const isMyType = mine.type !== base.type
  return {
    type: isMyType ? mine.type : theirs.type,
    triage: isMyType ? mine.triage : theirs.triage,
    policyId: mine.policyId === base.policyId ? theirs.policyId : mine.policyId,
    answers: Object.fromEntries(answers),
  }
}
