import type { BindOption, BindSignature, BindTerms } from '@portico/contract/areas/binding/binding.shapes.ts'
import type { BindState } from '@portico/contract/areas/binding/bind-states.ts'
import type { PaymentPlan } from '@portico/contract/areas/binding/payment-plans.ts'
import type { ColumnType, Generated } from 'kysely'

/** Kept as JSON: written as a text, read as what it says. */
type Json<T> = ColumnType<T, string, string>
type JsonOrNone<T> = ColumnType<T | null, string | null, string | null>

export type BindingTables = {
  bind_signers: {
    account_code: string
    user_id: string
  }
  bind_orders: {
    account_code: string
    quote_id: string
    cycle_id: string
    line: string
    carrier: string
    publication: number
    state: BindState
    terms: Json<BindTerms>
    plan: PaymentPlan
    declinations: Json<BindOption['declinations']>
    signed: Json<BindSignature>
    no_loss: JsonOrNone<BindSignature>
    ordered_by: string
    returned: JsonOrNone<NonNullable<BindOption['returned']>>
    reference: Generated<string | null>
    confirmed_by: Generated<string | null>
    bound_by: Generated<string | null>
    bound_at: Generated<Date | null>
    policy_id: Generated<string | null>
    policy_document_id: Generated<string | null>
    policy_terms: JsonOrNone<BindTerms>
    checked_by: Generated<string | null>
    checked_at: Generated<Date | null>
    version: Generated<number>
    created_at: Date
  }
  bind_binders: {
    account_code: string
    quote_id: string
    number: number
    label: string
    issued_on: string
    effective_on: string
    expires_on: string
    notes: string
    terms: Json<BindTerms>
    document_id: string
    issued_by: string | null
  }
  bind_reminders: {
    account_code: string
    quote_id: string
    number: number
    days: number
  }
  bind_differences: {
    account_code: string
    quote_id: string
    key: string
    seen: string
    choice: 'ACCEPTED' | 'ASKED'
    note: string
    decided_by: string
    decided_at: Date
  }
}
