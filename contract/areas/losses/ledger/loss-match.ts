import { daysBetween } from '../../../kit/zone.rules.ts'
import type { Loss } from '../loss.shapes.ts'
import { plainNumber } from '../run-findings.ts'

/** The data of a claim that identifies its loss in a loss run. */
export interface MatchedClaim {
  /** Of the carrier; blank until known. */
  readonly claimNumber: string
  readonly lossOn: string | null
  /** Codes of the policy types it may fall under; empty if any. */
  readonly lines: readonly string[]
  /** In cents; null until valued. */
  readonly incurred: number | null
}

/** Why a loss may be a claim. */
export interface LossMatch {
  readonly by: 'NUMBER' | 'DETAILS'
  readonly reasons: readonly string[]
}

/** Days between the dates of loss within which they may be one. */
export const closeDays = 3
/** The part of the larger amount, and the cents, by which close amounts may differ. */
const closePart = 0.1
const closeCents = 100_000

type Listed = Pick<Loss, 'claimNumber' | 'lossOn' | 'line' | 'incurred'>

/**
 * Why a loss may be a claim, by claim number, else by date of loss, line and amount; undefined if nothing indicates it.
 */
export function lossMatch(claim: MatchedClaim, loss: Listed): LossMatch | undefined {
  const number = plainNumber(claim.claimNumber)
  if (number !== '' && number === plainNumber(loss.claimNumber)) return { by: 'NUMBER', reasons: ['Same claim number'] }
  if (claim.lossOn === null) return undefined
  const days = Math.abs(daysBetween(claim.lossOn, loss.lossOn))
  // A claim whose carrier number is known has another one in the loss run only by mistake: its day must be the same.
  if (days > (number === '' ? closeDays : 0) || !isAlike(claim, loss)) return undefined
  return {
    by: 'DETAILS',
    reasons: [
      days === 0 ? 'Same date of loss' : `Date of loss ${days === 1 ? '1 day' : `${days} days`} apart`,
      ...(claim.lines.length > 0 ? ['Same line'] : []),
      ...(claim.incurred === null ? [] : ['Similar amount']),
    ],
  }
}

/** Whether line and amount, if known, allow a loss to be a claim. */
const isAlike = ({ lines, incurred }: MatchedClaim, loss: Listed): boolean =>
  (lines.length === 0 || lines.includes(loss.line)) && (incurred === null || isClose(incurred, loss.incurred))

const isClose = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(closeCents, closePart * Math.max(Math.abs(one), Math.abs(other)))
