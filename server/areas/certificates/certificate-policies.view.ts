import { isInForce } from '@portico/contract/areas/certificates/certificate.rules.ts'
import type { CertificatePolicy } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import type { Coverage, PolicyForm } from '@portico/contract/areas/policies/coverages/coverage-sheet.shapes.ts'
import { policyStatus, type PolicyStage } from '@portico/contract/areas/policies/policy.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

interface Row {
  readonly id: string
  readonly policyNumber: string
  readonly policyType: string
  readonly carrier: string
  readonly effectiveOn: string
  readonly expiresOn: string
  readonly stage: PolicyStage
  readonly canceledOn: string | null
  readonly nonRenewedBy: string | null
  readonly namedInsured: string
  readonly coverages: Coverage[]
  readonly forms: PolicyForm[]
  readonly over: string[]
}

/**
 * The policies of an account that certificates read, with coverages and forms: those of today, and others by id.
 * Policies kept in the agency management system only have no coverages here, and are not certified.
 */
export async function certificatePolicies(
  tx: Tx,
  account: string,
  { today, ids }: { readonly today: string; readonly ids: readonly string[] },
): Promise<CertificatePolicy[]> {
  const { rows } = await sql<Row>`
    select policy.id, policy_number as "policyNumber", policy_type as "policyType", coalesce(carrier, '') as carrier,
      effective_date as "effectiveOn", expiration_date as "expiresOn", stage, canceled_on as "canceledOn",
      non_renewed_by as "nonRenewedBy", coalesce(named_insureds[1], head.company_name) as "namedInsured", forms,
      over_types as over,
      coalesce((select jsonb_agg(jsonb_build_object('name', name, 'limit', limit_cents, 'deductible', deductible_cents,
          'isRetention', is_retention, 'note', note) order by place)
        from policy_coverages covered where covered.account_code = policy.account_code and covered.policy_id = policy.id),
        '[]') as coverages
    from policies policy join account_heads head on head.code = policy.account_code
    where policy.account_code = ${account} and not is_external
      and ((effective_date <= ${today}::date and expiration_date > ${today}::date) or policy.id = any(${[...ids]}::uuid[]))
    order by policy_type, attachment_cents, policy_number, policy.id limit 200`.execute(tx.db)
  return rows.map(({ stage, nonRenewedBy, ...row }) => ({
    ...row,
    status: policyStatus(
      {
        stage,
        nonRenewedBy,
        canceledOn: row.canceledOn,
        effectiveDate: row.effectiveOn,
        expirationDate: row.expiresOn,
      },
      today,
    ),
  }))
}

/** The policies that a certificate may list today. */
export const policiesInForce = async (tx: Tx, account: string, today: string): Promise<CertificatePolicy[]> =>
  (await certificatePolicies(tx, account, { today, ids: [] })).filter((policy) => isInForce(policy, today))
