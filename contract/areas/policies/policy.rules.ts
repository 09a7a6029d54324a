import type { Policy } from './policy.shapes.ts'

/** A policy's label: carrier followed by name, or its type where both are missing. */
export function policyLabel(policy: Pick<Policy, 'carrier' | 'name' | 'policyType'>): string {
  const label = [policy.carrier, policy.name].filter((part) => part !== null && part !== '').join(' ')
  return label === '' ? policy.policyType : label
}

/** The address of a policy's page: by id, or by number and effective date where the policy has no id. */
export function policyPath(accountCode: string, policy: Pick<Policy, 'id' | 'policyNumber' | 'effectiveDate'>): string {
  const administration = `/${encodeURIComponent(accountCode)}/policy-admin`
  if (policy.id !== null) return `${administration}/policy/${encodeURIComponent(policy.id)}`
  const key = `${encodeURIComponent(policy.policyNumber)}_${encodeURIComponent(policy.effectiveDate)}`
  return `${administration}/external/${key}`
}
