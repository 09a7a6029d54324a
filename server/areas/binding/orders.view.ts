import type { BindOption, PaperDifferenceShown } from '@portico/contract/areas/binding/binding.shapes.ts'
import { isMaterial, paperDifferences, valuesOf } from '@portico/contract/areas/binding/policy-check.rules.ts'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { OrderRow } from './binding.store.ts'
import type { Tables } from '../../tables/tables.generated.ts'

interface Names {
  readonly boundName: string | null
  readonly checkedName: string | null
  readonly policyNumber: string | null
}

type DecisionRow = Tables['bind_differences'] & { readonly by: string }
type BinderRow = Selectable<Tables['bind_binders']>

/** A bind request with everything that belongs to it. */
export type StoredOrder = OrderRow &
  Names & { readonly binders: readonly BinderRow[]; readonly decisions: readonly DecisionRow[] }

/** The orders of a renewal, by the quote that was ordered. */
export async function ordersView(tx: Tx, account: string, cycleId: string): Promise<ReadonlyMap<string, StoredOrder>> {
  const { rows } = await sql<OrderRow & Names>`
    select o.*, policies.policy_number as "policyNumber",
      binder.name as "boundName",
      checker.name as "checkedName"
    from bind_orders o
    left join policies on policies.account_code = o.account_code and policies.id = o.policy_id
    left join person_names binder on binder.id = o.bound_by
    left join person_names checker on checker.id = o.checked_by
    where o.account_code = ${account} and o.cycle_id = ${cycleId}`.execute(tx.db)
  const ids = rows.map(({ quote_id }) => quote_id)
  const binders =
    await sql<BinderRow>`select * from bind_binders where account_code = ${account} and quote_id = any(${ids}::uuid[])
    order by number desc`.execute(tx.db)
  const decisions = await sql<DecisionRow>`
    select d.*, person.name as by
    from bind_differences d join person_names person on person.id = decided_by
    where account_code = ${account} and quote_id = any(${ids}::uuid[])`.execute(tx.db)
  const isOf = (id: string) => (row: { readonly quote_id: string }) => row.quote_id === id
  return new Map(
    rows.map((row) => [
      row.quote_id,
      {
        ...row,
        binders: binders.rows.filter(isOf(row.quote_id)),
        decisions: decisions.rows.filter(isOf(row.quote_id)),
      },
    ]),
  )
}

/**
 * The discrepancies between a bind request's papers, each with its decision; null while there is no policy to compare.
 */
export function differencesOf({ terms, policy_terms, binders, decisions }: StoredOrder): PaperDifferenceShown[] | null {
  if (policy_terms === null) return null
  return paperDifferences({ quote: terms, binder: binders[0]?.terms ?? null, policy: policy_terms }).map(
    (difference) => {
      const made = decisions.find(({ key, seen }) => key === difference.key && seen === valuesOf(difference))
      const decision = made && {
        choice: made.choice,
        note: made.note,
        by: made.by,
        at: made.decided_at.toISOString(),
      }
      return { ...difference, isMaterial: isMaterial(difference), decision: decision ?? null }
    },
  )
}

type OrderFields = Omit<
  BindOption,
  'quoteId' | 'publication' | 'isChanged' | 'carrier' | 'quoteExpiresOn' | 'terms' | 'declinations' | 'openBefore'
>

const notOrdered: OrderFields = {
  state: 'PENDING',
  plan: null,
  signed: null,
  noLoss: null,
  returned: null,
  bound: null,
  binders: [],
  policy: null,
  differences: null,
  checked: null,
  version: 0,
}

/** What is shown of an order. The insured see differences once the policy is checked. */
export function orderFieldsOf(order: StoredOrder | undefined, isStaff: boolean): OrderFields {
  if (order === undefined) return notOrdered
  const isOrdered = order.state !== 'PENDING'
  return {
    state: order.state,
    plan: isOrdered ? order.plan : null,
    signed: isOrdered ? order.signed : null,
    noLoss: isOrdered ? order.no_loss : null,
    returned: order.returned,
    bound: boundOf(order),
    binders: order.binders.map(({ number, label, issued_on, effective_on, expires_on, notes, document_id }) => ({
      number,
      label,
      issuedOn: issued_on,
      effectiveOn: effective_on,
      expiresOn: expires_on,
      notes,
      documentId: document_id,
    })),
    policy: policyOf(order),
    differences: isStaff || order.state === 'CHECKED' ? differencesOf(order) : null,
    checked: order.checked_at && { by: order.checkedName ?? '', at: order.checked_at.toISOString() },
    version: order.version,
  }
}

const boundOf = ({ bound_at, boundName, reference, confirmed_by }: StoredOrder): OrderFields['bound'] =>
  bound_at && {
    by: boundName ?? '',
    at: bound_at.toISOString(),
    reference: reference ?? '',
    confirmedBy: confirmed_by ?? '',
  }

const policyOf = ({
  policy_id: id,
  policyNumber,
  policy_document_id,
  policy_terms,
}: StoredOrder): OrderFields['policy'] =>
  id === null ? null : { id, number: policyNumber ?? '', documentId: policy_document_id, terms: policy_terms }
