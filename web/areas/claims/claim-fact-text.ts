import type { ClaimGroups } from '@portico/contract/areas/claims/claim-analysis.shapes.ts'
import { type ClaimFact, namesOfFact } from '@portico/contract/areas/claims/claim-facts.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { stateChoices } from '@portico/contract/areas/schedules/values/us-states.ts'

const stateNames = new Map(stateChoices.map(({ value, label }) => [value, label]))

/** What a value of a fact is called. */
export function factText(fact: ClaimFact, value: string): string {
  if (fact === 'line') return policyTypeName(value)
  if (fact === 'state') return stateNames.get(value) ?? value
  return namesOfFact(fact)?.[value] ?? value
}

/** The values of a fact that claims can be narrowed to, in the order in which people look for them. */
export function valuesOfFact(fact: ClaimFact, groups: ClaimGroups['groups'] | undefined): readonly string[] {
  const names = namesOfFact(fact)
  if (names !== undefined) return Object.keys(names)
  const values = (groups?.[fact] ?? []).map(({ value }) => value).toSorted((one, other) => one.localeCompare(other))
  return fact === 'year' ? values.toReversed() : values
}
