import { americanDay } from '../../../kit/zone.rules.ts'
import { causeOf } from '../loss-causes.ts'
import { latestOf, type ValuedTerm, yearOf } from '../loss-analysis.ts'
import { incurredOf, type LossAmounts } from '../loss.rules.ts'
import type { LossRunTerm } from '../loss-run.shapes.ts'
import type { Loss } from '../loss.shapes.ts'
import { lossMessages } from '../loss-run.messages.ts'
import { lossMatch } from './loss-match.ts'
import type { ValuationSource } from './valuation.shapes.ts'

/** A reported claim as the loss ledger needs it. */
export interface LedgerClaim {
  readonly claimId: string
  readonly ourNumber: string
  readonly claimNumber: string
  readonly claimant: string
  readonly cause: string
  readonly isOpen: boolean
  readonly lossOn: string | null
  readonly reportedOn: string | null
  readonly line: string | null
  readonly policyId: string | null
  /** Of the loss that it is linked to, as `lossKey` makes it. */
  readonly linked: string | null
  /** Keys of losses that a person said it is not. */
  readonly declined: readonly string[]
  /** The newest valuation. */
  readonly valuation: (LossAmounts & { readonly valuedOn: string; readonly source: ValuationSource }) | null
}

/** By which a loss is the same in every loss run. */
export const lossKey = ({ policyId, claimNumber }: Pick<Loss, 'policyId' | 'claimNumber'>): string =>
  `${policyId} ${claimNumber.toLowerCase()}`

interface Term extends ValuedTerm<Loss> {
  readonly term: Pick<LossRunTerm, 'policyId' | 'line' | 'from' | 'to' | 'premium'>
}

/**
 * Terms with their latest valuation in the ledger. A loss linked to a claim counts once, with the claim's newest
 * valuation. A claim that no loss run lists counts if it was valued after its policy's loss run, and no loss may be it.
 */
export function withLedger<T extends Term>(terms: readonly T[], claims: readonly LedgerClaim[]): T[] {
  const byLoss = new Map(claims.flatMap((claim) => (claim.linked === null ? [] : [[claim.linked, claim] as const])))
  const latest = new Map(terms.map((each) => [each.term.policyId, latestOf(each)]))
  const listed = [...latest.values()].flatMap((each) => each?.losses ?? [])
  const keys = new Set(listed.map(lossKey))
  const free = listed.filter((loss) => !byLoss.has(lossKey(loss)))
  const alone = claims.filter((claim) => !(claim.linked === null ? mayBeOneOf(claim, free) : keys.has(claim.linked)))
  const byPolicy = Map.groupBy(alone, policyOf)
  return terms.map((each) => {
    const valued = latest.get(each.term.policyId)
    if (valued === undefined) return each
    const losses = valued.losses.map((loss) => recordOf(loss, byLoss.get(lossKey(loss))))
    const newer = (byPolicy.get(each.term.policyId) ?? []).flatMap((claim) => ownLoss(claim, each.term, valued.on))
    return { ...each, ledger: { on: valued.on, losses: [...losses, ...newer] } }
  })
}

/** The days of the valuations behind losses, and how many have another day than the loss run they are in. */
export function valuationDays(valued: readonly { readonly on: string; readonly losses: readonly Loss[] }[]): {
  readonly days: readonly string[]
  readonly byClaims: number
} {
  const own = valued.flatMap(({ on, losses }) =>
    losses.flatMap(({ ledger }) => (ledger === null || ledger.valuedOn === on ? [] : [ledger.valuedOn])),
  )
  return { days: [...valued.map(({ on }) => on), ...own].toSorted(), byClaims: own.length }
}

const policyOf = ({ linked, policyId }: LedgerClaim): string => linked?.split(' ')[0] ?? policyId ?? ''

const mayBeOneOf = (claim: LedgerClaim, losses: readonly Loss[]): boolean => {
  const matched = {
    claimNumber: claim.claimNumber,
    lossOn: claim.lossOn,
    lines: claim.line === null ? [] : [claim.line],
    incurred: null,
  }
  return losses.some((loss) => !claim.declined.includes(lossKey(loss)) && lossMatch(matched, loss) !== undefined)
}

/** A loss with its claim's amounts. The loss run is unchanged; only the ledger has other amounts. */
function recordOf(loss: Loss, claim: LedgerClaim | undefined): Loss {
  if (claim?.valuation == null) return loss
  const { paid, reserve, recovered } = claim.valuation
  return { ...loss, paid, reserve, recovered, incurred: incurredOf(claim.valuation), ledger: ledgerOf(claim) }
}

/** What a loss shows of the claim that it is linked to. */
function ledgerOf({ claimId, ourNumber, valuation }: LedgerClaim): Loss['ledger'] {
  if (valuation === null) return null
  const { valuedOn, source } = valuation
  return { claimId, ourNumber, valuedOn, source, incurred: incurredOf(valuation) }
}

/** A claim as a separate loss, if it was valued after a day. */
function ownLoss(claim: LedgerClaim, term: Term['term'], after: string): Loss[] {
  const { valuation, lossOn } = claim
  if (valuation === null || lossOn === null || valuation.valuedOn <= after) return []
  const { paid, reserve, recovered } = valuation
  return [
    {
      id: claim.claimId,
      runId: '',
      policyId: term.policyId,
      claimNumber: claim.claimNumber || claim.ourNumber,
      lossOn,
      reportedOn: claim.reportedOn,
      claimant: claim.claimant,
      cause: causeOf(claim.cause),
      description: '',
      status: claim.isOpen ? 'OPEN' : 'CLOSED',
      paid,
      reserve,
      recovered,
      page: null,
      line: term.line,
      year: yearOf(term),
      incurred: incurredOf(valuation),
      ledger: ledgerOf(claim),
      version: 0,
    },
  ]
}

/** Losses as their loss run states them, each with its claim's amount. */
export function withClaims(losses: readonly Loss[], claims: readonly LedgerClaim[]): Loss[] {
  const linked = new Map(claims.map((claim) => [claim.linked, claim]))
  return losses.map((loss) => {
    const claim = linked.get(lossKey(loss))
    return claim === undefined ? loss : { ...loss, ledger: ledgerOf(claim) }
  })
}

/** A loss for people who may not read claims. */
export const withoutClaim = (loss: Loss): Loss =>
  loss.ledger === null ? loss : { ...loss, ledger: { ...loss.ledger, claimId: null, ourNumber: '' } }

/** From when to when losses are valued, and which of them by their claims. */
export function valuedText(latest: Parameters<typeof valuationDays>[0]): string {
  const { days, byClaims } = valuationDays(latest)
  const span = `valued ${americanDay(days[0]!)} to ${americanDay(days.at(-1)!)}, from carrier loss runs.`
  return byClaims === 0 ? span : `${span} ${lossMessages.mixed(byClaims)}`
}
