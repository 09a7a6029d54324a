import { policyStatus } from '@portico/contract/areas/policies/policy.rules.ts'
import type { Policy, PolicyNarrowing } from '@portico/contract/areas/policies/policy.shapes.ts'
import type { Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { narrowed } from './policy-narrowing.view.ts'
import type { Tables } from '../../tables/tables.generated.ts'

export type PolicyRow = Selectable<Tables['policies']>

interface Page extends PolicyNarrowing {
  readonly limit: number
  readonly offset: number
}

const firstPage: Page = { term: 'all', limit: 200, offset: 0 }

/** Policies of an account, the newest terms first, each term by carrier and name. `today` is a plain date such as 2026-11-21. */
export async function policyListView(tx: Tx, account: string, today: string, page = firstPage): Promise<Policy[]> {
  const rows = await tx.db
    .selectFrom('policies')
    .selectAll()
    .where('account_code', '=', account)
    .where(narrowed(page, today))
    .orderBy('effective_date', 'desc')
    .orderBy('carrier')
    .orderBy('name')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.map((row) => shownPolicy(row, today))
}

/** A policy as lists show it. */
export function shownPolicy(row: PolicyRow, today: string): Policy {
  return {
    id: row.is_external ? null : row.id,
    policyNumber: row.policy_number,
    effectiveDate: row.effective_date,
    expirationDate: row.expiration_date,
    status: policyStatus(
      {
        stage: row.stage,
        canceledOn: row.canceled_on,
        nonRenewedBy: row.non_renewed_by,
        effectiveDate: row.effective_date,
        expirationDate: row.expiration_date,
      },
      today,
    ),
    canceledOn: row.canceled_on,
    carrier: row.carrier,
    name: row.name,
    policyType: row.policy_type,
    premium: row.premium_cents,
    taxes: row.taxes_cents,
    fees: row.fees_cents,
    billType: row.bill_type,
    layer: layerOf(row),
    fileState: row.file_state,
  }
}

/** The layer of a policy, if it has one. */
export function layerOf({ layer_kind: kind, attachment_cents, limit_cents, over_types }: PolicyRow): Policy['layer'] {
  if (kind === null || limit_cents === null) return null
  return { kind, attachment: attachment_cents, limit: limit_cents, over: over_types }
}
