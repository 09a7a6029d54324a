import type { Tx } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { demoAccounts } from './demo-accounts.ts'
import { demoCoverages } from './demo-coverages.ts'
import { daysAfter, yearsBefore } from './demo-dates.ts'
import { type DemoLine, demoLines } from './demo-policies.ts'

/** Every line has a term a year; the current one ends on the account's renewal date. */
export async function makePolicies(tx: Tx, now: Date): Promise<void> {
  const made = demoLines.flatMap((line) => {
    const { renewalInDays } = demoAccounts.find(({ code }) => code === line.account)!
    const renewal = daysAfter(now, renewalInDays)
    return Array.from({ length: line.years }, (_, termsBack) => ({
      line,
      termsBack,
      policy: policyOf(line, { now, renewal, termsBack }),
    }))
  })
  await tx.db
    .insertInto('policies')
    .values(made.map(({ policy }) => policy))
    .execute()
  await tx.db
    .insertInto('policy_coverages')
    .values(made.flatMap(({ line, policy }) => coveragesOf(line, policy)))
    .execute()
  const current = made.filter(({ termsBack }) => termsBack === 0)
  await tx.db
    .insertInto('policy_endorsements')
    .values(current.flatMap(({ line, policy }) => endorsementsOf(line, policy)))
    .execute()
}

interface Term {
  readonly now: Date
  readonly renewal: string
  readonly termsBack: number
}

type MadePolicy = ReturnType<typeof policyOf>

const cents = (dollars: number): number => Math.round(dollars * 100)

/** Yearly growth of a premium. */
const growth = 1.064

function policyOf(line: DemoLine, { now, renewal, termsBack }: Term) {
  const { layer } = line
  const effective = yearsBefore(renewal, termsBack + 1)
  return {
    account_code: line.account,
    id: newId(now),
    is_external: line.isExternal ?? false,
    policy_number: `${line.prefix}-${effective.slice(2, 4)}`,
    policy_type: line.type,
    carrier: line.carrier,
    name: line.name,
    effective_date: effective,
    expiration_date: yearsBefore(renewal, termsBack),
    canceled_on: line.canceledTermsBack === termsBack ? daysAfter(now, -40) : null,
    premium_cents: cents(Math.round(line.premium / growth ** termsBack)),
    bill_type: line.premium > 40_000 ? ('AGENCY' as const) : ('DIRECT' as const),
    layer_kind: layer === undefined ? null : layer.over === undefined ? ('PRIMARY' as const) : ('EXCESS' as const),
    attachment_cents: cents(layer?.attachment ?? 0),
    limit_cents: layer === undefined ? null : cents(layer.limit),
    over_types: [...(layer?.over ?? [])],
    created_at: now,
  }
}

const keyOf = ({ account_code, id }: MadePolicy) => ({ account_code, policy_id: id })

function coveragesOf(line: DemoLine, policy: MadePolicy) {
  return (demoCoverages[line.type] ?? []).map(({ name, limit, deductible, isRetention, note }, place) => ({
    ...keyOf(policy),
    place,
    name,
    // What the first line covers is the limit of the policy's layer, where it has one.
    limit_cents: limit === undefined ? null : cents(place === 0 ? (line.layer?.limit ?? limit) : limit),
    deductible_cents: deductible === undefined ? null : cents(deductible),
    is_retention: isRetention ?? false,
    note: note ?? '',
  }))
}

function endorsementsOf({ endorsements = [] }: DemoLine, policy: MadePolicy) {
  return endorsements.map(({ number, day, description, change }, place) => ({
    ...keyOf(policy),
    place,
    number,
    effective_date: daysAfter(new Date(policy.effective_date), day),
    description,
    premium_change_cents: cents(change),
  }))
}
