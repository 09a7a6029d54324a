import { orderStatement } from '@portico/contract/areas/binding/binding.messages.ts'
import { termEnd } from '@portico/contract/areas/binding/term.rules.ts'
import { usualDueDay } from '@portico/contract/areas/subjectivities/subjectivity.rules.ts'
import type { BindingTables } from '../../areas/binding/binding.table.ts'
import { seal } from '../../areas/placement/placement.door.ts'
import type { QuoteTables } from '../../areas/quotes/quotes.table.ts'
import type { RenewalTables } from '../../areas/renewals/renewals.table.ts'
import type { SubjectivityTables } from '../../areas/subjectivities/subjectivities.table.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { demoAccounts } from '../demo-accounts.ts'
import { daysAfter } from '../demo-dates.ts'
import type { PeopleIds } from '../demo-world.ts'
import { currentCycle } from '../renewals/current-cycle.ts'
import { type DemoAccepted, demoAccepted, type DemoSubjectivity, demoSubjectivities } from './demo-binding.ts'

const tables = (tx: Tx) => tx.db.$extendTables<BindingTables & QuoteTables & RenewalTables & SubjectivityTables>()

const signer = { username: 'owner@acme.test', name: 'Elena Castillo' }

interface Making {
  readonly ids: PeopleIds
  readonly now: Date
}

/** What carriers ask for, and what of the accepted quotes is ordered, in renewals that are there already. */
export async function makeBinding(tx: Tx, ids: PeopleIds, now: Date): Promise<void> {
  for (const [place, accepted] of demoAccepted.entries())
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await makeAccepted(tx, { accepted, place: 200 + place }, { ids, now })
  for (const subjectivity of demoSubjectivities)
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await makeSubjectivity(tx, subjectivity, { ids, now })
}

async function makeSubjectivity(tx: Tx, made: DemoSubjectivity, { ids, now }: Making): Promise<void> {
  const { account, line, text, kind, afterDays = null, dueInDays, note, acceptedBy } = made
  const cycle = await currentCycle(tx, account)
  const id = newId(now)
  const usual = usualDueDay(kind, afterDays, cycle.effective_on)
  await tables(tx)
    .insertInto('subjectivities')
    .values({
      account_code: account,
      id,
      cycle_id: cycle.id,
      line,
      quote_id: null,
      text,
      kind,
      after_days: afterDays,
      due_on: dueInDays === undefined ? usual : daysAfter(now, dueInDays),
      owner_id: null,
      status: acceptedBy === undefined ? (note === undefined ? 'OPEN' : 'SUBMITTED') : 'ACCEPTED',
      note: note ?? '',
      settled_by: acceptedBy === undefined ? null : ids.get(acceptedBy)!,
      settled_at: acceptedBy === undefined ? null : now,
      created_at: now,
    })
    .execute()
  await seal(tx, account, cycle.id, {
    kind: 'SUBJECTIVITY',
    what: `Asked for: ${text}`,
    by: null,
    at: now,
    payload: { id, line },
  })
}

interface Placed {
  readonly accepted: DemoAccepted
  /** Where the line stands among those of the renewal. */
  readonly place: number
}

async function makeAccepted(tx: Tx, { accepted, place }: Placed, { ids, now }: Making): Promise<void> {
  const { account, line, carrier, forms } = accepted
  const cycle = await currentCycle(tx, account)
  const id = newId(now)
  const [premium, fees] = [accepted.premium * 100, accepted.fees * 100]
  const coverages = accepted.coverages.map(({ name, limit, deductible }) => ({
    name,
    limit: limit * 100,
    deductible: deductible * 100,
    note: '',
  }))
  const optional = { isOptional: false, premium: null, offer: 'NONE' as const }
  const quoted = coverages.map((coverage) => ({ ...coverage, ...optional }))
  const expiresOn = daysAfter(now, 30)
  const plain = { carrier, mga: '', layer: 'PRIMARY' as const, market: 'ADMITTED' as const, rating: 'A' as const }
  await tables(tx)
    .insertInto('renewal_lines')
    .values({
      account_code: account,
      cycle_id: cycle.id,
      id: newId(now),
      line,
      policy_id: null,
      requested: '[]',
      carriers_excluded: '[]',
      place,
    })
    .onConflict((conflict) => conflict.columns(['account_code', 'cycle_id', 'line']).doNothing())
    .execute()
  await tables(tx)
    .insertInto('quotes')
    .values({
      ...plain,
      account_code: account,
      id,
      cycle_id: cycle.id,
      line,
      sent_on: daysAfter(now, -30),
      status: 'QUOTED',
      declined_reason: '',
      is_bindable: true,
      premium_cents: premium,
      taxes_cents: 0,
      fees_cents: fees,
      total_cents: premium + fees,
      commission: 1_500,
      coverages: JSON.stringify(quoted),
      exclusions: '[]',
      forms: JSON.stringify(forms),
      expires_on: expiresOn,
      note: '',
      exclusion_reason: '',
      published: 1,
      created_at: now,
    })
    .execute()
  await tables(tx)
    .insertInto('quote_publications')
    .values({
      account_code: account,
      quote_id: id,
      number: 1,
      content: JSON.stringify({
        ...plain,
        premium,
        taxes: 0,
        fees,
        total: premium + fees,
        coverages: quoted,
        exclusions: [],
        forms,
        expiresOn,
        isFirm: true,
      }),
      published_at: now,
      published_by: ids.get('advisor@harbor.test')!,
    })
    .execute()
  await tables(tx)
    .insertInto('quote_decisions')
    .values({
      account_code: account,
      quote_id: id,
      cycle_id: cycle.id,
      line,
      is_primary: true,
      publication: 1,
      choice: 'ACCEPTED',
      reason: '',
      coverages: '[]',
      total_cents: premium + fees,
      decided_by: ids.get(signer.username)!,
      decided_at: now,
      ordered_at: accepted.orderedAs === undefined ? null : now,
    })
    .execute()
  const terms = {
    insuredName: demoAccounts.find(({ code }) => code === account)!.companyName,
    effectiveOn: cycle.effective_on,
    expiresOn: termEnd(cycle.effective_on, cycle.effective_on),
    premium,
    taxesAndFees: fees,
    coverages,
    forms: [...forms],
  }
  await makeOrder(tx, accepted, { cycleId: cycle.id, quoteId: id, terms }, { ids, now })
}

interface Ordered {
  readonly cycleId: string
  readonly quoteId: string
  readonly terms: { readonly insuredName: string }
}

async function makeOrder(
  tx: Tx,
  { account, line, carrier, orderedAs }: DemoAccepted,
  { cycleId, quoteId, terms }: Ordered,
  { ids, now }: Making,
): Promise<void> {
  if (orderedAs === undefined) return
  const statement = orderStatement(terms.insuredName, carrier)
  const signed = { name: signer.name, title: orderedAs, statement, at: now.toISOString() }
  await tables(tx)
    .insertInto('bind_orders')
    .values({
      account_code: account,
      quote_id: quoteId,
      cycle_id: cycleId,
      line,
      carrier,
      publication: 1,
      state: 'BIND_REQUESTED',
      terms: JSON.stringify(terms),
      plan: 'FULL',
      declinations: '[]',
      signed: JSON.stringify(signed),
      no_loss: null,
      ordered_by: ids.get(signer.username)!,
      returned: null,
      policy_terms: null,
      created_at: now,
    })
    .execute()
  await seal(tx, account, cycleId, {
    kind: 'BIND_REQUESTED',
    what: `Bind requested: ${carrier}`,
    by: { userId: ids.get(signer.username)!, name: signer.name },
    at: now,
    payload: { quoteId, line, carrier, terms, signed },
  })
}
