import { CoverageSheet } from '@portico/contract/areas/policies/coverages/coverage-sheet.shapes.ts'
import { policyEndorsement } from '@portico/contract/areas/policies/endorsement.shapes.ts'
import { PolicyDraft } from '@portico/contract/areas/policies/policy.shapes.ts'
import { Cancellation } from '@portico/contract/areas/policies/termination/termination.shapes.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { cancelPolicy, createPolicy, policyEndorsements, saveCoverages } from '../areas/policies/policies.public.ts'
import type { AccountContext } from '../platform/context.ts'
import { inSequence } from '../platform/write.ts'
import type { Tx } from '../platform/database/database.ts'
import { actingAs } from './acting-as.ts'
import { demoAccounts } from './demo-accounts.ts'
import { demoCoverages } from './demo-coverages.ts'
import { daysAfter, yearsBefore } from './demo-dates.ts'
import { type DemoLine, demoLines } from './demo-policies.ts'
import type { PeopleIds } from './demo-world.ts'

type World = Parameters<typeof actingAs>[1]

/**
 * Every line has a term a year; the current one ends on the account's renewal date. The policies are made by the calls that
 * brokerage staff make.
 */
export async function makePolicies(tx: Tx, world: World, ids: PeopleIds): Promise<void> {
  await inSequence(demoLines, (line) => {
    const { code, brokerage, renewalInDays, agents } = demoAccounts.find((account) => account.code === line.account)!
    const userId = ids.get(Object.keys(agents)[0]!)!
    const context = actingAs(tx, world, { userId, account: code, brokerage })
    const renewal = daysAfter(world.now(), renewalInDays)
    const terms = Array.from({ length: line.years }, (_, termsBack) => ({ renewal, termsBack }))
    return inSequence(terms, (term) => makePolicy(context, line, term))
  })
}

interface Term {
  readonly renewal: string
  readonly termsBack: number
}

const cents = (dollars: number): number => Math.round(dollars * 100)

/** Yearly growth of a premium. */
const growth = 1.064

async function makePolicy(context: AccountContext, line: DemoLine, { renewal, termsBack }: Term): Promise<void> {
  const accountId = line.account
  const effectiveDate = yearsBefore(renewal, termsBack + 1)
  const draft = PolicyDraft.parse({
    policyNumber: `${line.prefix}-${effectiveDate.slice(2, 4)}`,
    policyType: line.type,
    carrier: line.carrier,
    name: line.name,
    effectiveDate,
    expirationDate: yearsBefore(renewal, termsBack),
    premium: cents(Math.round(line.premium / growth ** termsBack)),
    ...surplusLines(line),
    billType: line.premium > 40_000 ? 'AGENCY' : 'DIRECT',
    isExternal: line.isExternal,
  })
  const { body } = await createPolicy(context, { params: { accountId }, body: draft })
  // The brokerage enters nothing for a policy that its agency management system keeps.
  if (draft.isExternal) return
  const params = { accountId, policyId: (body as { readonly id: string }).id }
  await saveCoverages(context, { params, body: { ...sheetOf(line), version: 1 } })
  if (termsBack === 0) await endorse(context, line, { params, effectiveDate })
  if (line.canceledTermsBack === termsBack) await cancel(context, params)
}

/** Surplus lines carry a state tax and a policy fee. */
function surplusLines({ isSurplus, premium }: DemoLine) {
  return isSurplus === true ? { taxes: cents(Math.round(premium * 0.0375)), fees: cents(250) } : {}
}

function sheetOf({ type, layer }: DemoLine): CoverageSheet {
  return CoverageSheet.parse({
    coverages: (demoCoverages[type] ?? []).map(({ name, limit, deductible, isRetention, note }, place) => ({
      name,
      // The first coverage's limit is that of the policy's layer, if it has one.
      limit: limit === undefined ? null : cents(place === 0 ? (layer?.limit ?? limit) : limit),
      deductible: deductible === undefined ? null : cents(deductible),
      isRetention,
      note,
    })),
    forms: [],
    exclusions: [],
    layer:
      layer === undefined
        ? null
        : {
            kind: layer.over === undefined ? 'PRIMARY' : 'EXCESS',
            attachment: cents(layer.attachment ?? 0),
            limit: cents(layer.limit),
            over: [...(layer.over ?? [])],
          },
  })
}

interface Made {
  readonly params: { readonly accountId: string; readonly policyId: string }
  readonly effectiveDate: string
}

async function endorse(context: AccountContext, { endorsements = [] }: DemoLine, { params, effectiveDate }: Made) {
  await inSequence(endorsements, ({ number, day, description, change }) => {
    const body = policyEndorsement.draft.parse({
      number,
      effectiveDate: addDays(effectiveDate, day),
      description,
      premiumChange: cents(change),
    })
    return policyEndorsements.add(context, { params, body })
  })
}

async function cancel(context: AccountContext, params: Made['params']): Promise<void> {
  const asked = Cancellation.parse({
    method: 'PRO_RATA',
    effectiveOn: daysAfter(context.platform.now(), -40),
    requestedBy: 'INSURED',
    reason: 'Coverage moved to the package policy',
  })
  await cancelPolicy(context, { params, body: { ...asked, version: 2 } })
}
