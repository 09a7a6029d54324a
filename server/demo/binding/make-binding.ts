import { orderStatement } from '@portico/contract/areas/binding/binding.messages.ts'
import { termEnd } from '@portico/contract/areas/binding/term.rules.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import type { PublishedQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { usualDueDay } from '@portico/contract/areas/subjectivities/subjectivity.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { demoAccounts } from '../demo-accounts.ts'
import { daysAfter, workingHours } from '../demo-dates.ts'
import type { Placing } from '../placement/placement-diary.ts'
import { currentCycle } from '../renewals/current-cycle.ts'
import { type DemoAccepted, demoAccepted, type DemoSubjectivity, demoSubjectivities } from './demo-binding.ts'

const signer = { username: 'owner@acme.test', name: 'Elena Castillo' }

/** What carriers ask for, and what of the quotes is accepted and ordered, in renewals that are there already. */
export async function makeBinding(tx: Tx, placing: Placing): Promise<void> {
  for (const accepted of demoAccepted)
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await makeAccepted(tx, accepted, placing)
  for (const subjectivity of demoSubjectivities)
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await makeSubjectivity(tx, subjectivity, placing)
}

const on = (daysAgo: number, now: Date): Date => workingHours(daysAfter(now, -daysAgo), now, 30)

async function makeSubjectivity(tx: Tx, made: DemoSubjectivity, { ids, now, diary }: Placing): Promise<void> {
  const { account, line, askedDaysAgo, text, kind, afterDays = null, dueInDays, note, accepted } = made
  const cycle = await currentCycle(tx, account)
  const at = on(askedDaysAgo, now)
  const id = newId(at)
  const usual = usualDueDay({
    kind,
    afterDays,
    effectiveOn: cycle.effective_on,
    quoteExpiresOn: null,
    today: daysAfter(now, 0),
  })
  await tx.db
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
      status: accepted === undefined ? (note === undefined ? 'OPEN' : 'SUBMITTED') : 'ACCEPTED',
      note: note ?? '',
      settled_by: accepted === undefined ? null : ids.get(accepted.by)!,
      settled_at: accepted === undefined ? null : on(accepted.daysAgo, now),
      created_at: at,
    })
    .execute()
  diary.tell(
    { account, cycleId: cycle.id },
    { kind: 'SUBJECTIVITY', what: `Asked for: ${text}`, by: null, at, payload: { id, line } },
  )
}

/** The client accepts what they were shown first of a line. */
async function makeAccepted(tx: Tx, accepted: DemoAccepted, placing: Placing): Promise<void> {
  const { account, line, acceptedDaysAgo, ordered } = accepted
  const { ids, now, diary } = placing
  const cycle = await currentCycle(tx, account)
  const { id, content } = await tx.db
    .selectFrom('quotes')
    .innerJoin('quote_publications as shown', (join) =>
      join.onRef('shown.account_code', '=', 'quotes.account_code').onRef('shown.quote_id', '=', 'quotes.id'),
    )
    .select(['id', 'content'])
    .where('quotes.account_code', '=', account)
    .where('cycle_id', '=', cycle.id)
    .where('line', '=', line)
    .executeTakeFirstOrThrow()
  const by = { userId: ids.get(signer.username)!, name: signer.name }
  const at = on(acceptedDaysAgo, now)
  await tx.db
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
      total_cents: content.total!,
      decided_by: by.userId,
      decided_at: at,
      ordered_at: ordered === undefined ? null : on(ordered.daysAgo, now),
    })
    .execute()
  const { carrier, total, expiresOn } = content
  diary.tell(
    { account, cycleId: cycle.id },
    {
      kind: 'ACCEPTED',
      what: `${carrier}, ${policyTypeName(line)}: accepted`,
      by,
      at,
      payload: { quoteId: id, line, choice: 'ACCEPTED', publication: 1, reason: '', coverages: [], total, expiresOn },
    },
  )
  await makeOrder(tx, accepted, { cycle, quoteId: id, content }, placing)
}

interface Ordered {
  readonly cycle: { readonly id: string; readonly effective_on: string }
  readonly quoteId: string
  readonly content: PublishedQuote
}

async function makeOrder(
  tx: Tx,
  { account, line, ordered }: DemoAccepted,
  { cycle, quoteId, content }: Ordered,
  { ids, now, diary }: Placing,
): Promise<void> {
  if (ordered === undefined) return
  const { carrier, premium, taxes, fees, coverages, forms } = content
  const insuredName = demoAccounts.find(({ code }) => code === account)!.companyName
  const terms = {
    insuredName,
    effectiveOn: cycle.effective_on,
    expiresOn: termEnd(cycle.effective_on, cycle.effective_on),
    premium,
    taxesAndFees: (taxes ?? 0) + (fees ?? 0),
    coverages: coverages.map(({ name, limit, deductible, note }) => ({ name, limit, deductible, note })),
    forms,
  }
  const by = { userId: ids.get(signer.username)!, name: signer.name }
  const at = on(ordered.daysAgo, now)
  const statement = orderStatement(insuredName, carrier)
  const signed = { name: signer.name, title: ordered.title, statement, at: at.toISOString() }
  await tx.db
    .insertInto('bind_orders')
    .values({
      account_code: account,
      quote_id: quoteId,
      cycle_id: cycle.id,
      line,
      carrier,
      publication: 1,
      state: 'BIND_REQUESTED',
      terms: JSON.stringify(terms),
      plan: 'FULL',
      declinations: '[]',
      signed: JSON.stringify(signed),
      no_loss: null,
      ordered_by: by.userId,
      returned: null,
      policy_terms: null,
      created_at: at,
    })
    .execute()
  diary.tell(
    { account, cycleId: cycle.id },
    {
      kind: 'BIND_REQUESTED',
      what: `Bind requested: ${carrier}`,
      by,
      at,
      payload: { quoteId, line, carrier, terms, signed },
    },
  )
}
