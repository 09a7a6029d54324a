import type { Expiring, MarketGrid } from '@portico/contract/areas/quotes/quote.shapes.ts'
import type { Tx } from '../../platform/database/database.ts'
import { taxesAndFeesOf } from './expiring-taxes.read-model.ts'

/** A line that is placed, and the policy that it replaces. */
export type PlacedLine = Omit<MarketGrid['lines'][number], 'quotes' | 'isSelected'>

/** The lines of a renewal, in their order. */
export async function placedLinesView(tx: Tx, account: string, cycleId: string): Promise<PlacedLine[]> {
  const lines = await tx.db
    .selectFrom('renewal_lines')
    .select(['line', 'policy_id', 'requested', 'carriers_excluded'])
    .where('account_code', '=', account)
    .where('cycle_id', '=', cycleId)
    .orderBy('place')
    .execute()
  const policyIds = lines.map((line) => line.policy_id).filter((id) => id !== null)
  const policies = policyIds.length === 0 ? new Map<string, Expiring>() : await expiringOf(tx, account, policyIds)
  return lines.map((line) => ({
    line: line.line,
    policyId: line.policy_id,
    requested: line.requested,
    carriersExcluded: line.carriers_excluded,
    expiring: (line.policy_id !== null && policies.get(line.policy_id)) || null,
  }))
}

async function expiringOf(
  tx: Tx,
  account: string,
  policyIds: readonly string[],
): Promise<ReadonlyMap<string, Expiring>> {
  const policies = await tx.db
    .selectFrom('policies')
    .select(['id', 'policy_number', 'carrier', 'premium_cents', 'expiration_date'])
    .where('account_code', '=', account)
    .where('id', 'in', policyIds)
    .execute()
  const coverages = await tx.db
    .selectFrom('policy_coverages')
    .select(['policy_id', 'name', 'limit_cents', 'deductible_cents', 'note'])
    .where('account_code', '=', account)
    .where('policy_id', 'in', policyIds)
    .orderBy('place')
    .execute()
  const taxesAndFees = await taxesAndFeesOf(tx, account, policyIds)
  const coveragesOf = Map.groupBy(coverages, ({ policy_id }) => policy_id)
  return new Map(
    policies.map((policy) => [
      policy.id,
      {
        policyId: policy.id,
        policyNumber: policy.policy_number,
        carrier: policy.carrier,
        premium: policy.premium_cents,
        total: totalOf(policy.premium_cents, taxesAndFees.get(policy.id)),
        expirationDate: policy.expiration_date,
        coverages: (coveragesOf.get(policy.id) ?? []).map(({ name, limit_cents, deductible_cents, note }) => ({
          name,
          limit: limit_cents,
          deductible: deductible_cents,
          note,
        })),
      },
    ]),
  )
}

const totalOf = (premium: number | null, taxesAndFees: number | undefined): number | null =>
  premium === null || taxesAndFees === undefined ? null : premium + taxesAndFees
