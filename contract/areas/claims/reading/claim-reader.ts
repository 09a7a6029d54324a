import { type ClaimFact, claimFacts } from '../claim-facts.ts'

/** What of the claims of an account there is to someone. */
export interface ClaimReader {
  readonly account: string
  readonly userId: string
  /** Staff, linked agents and administrators: they act for the brokerage. */
  readonly isStaff: boolean
  readonly mayWrite: boolean
  readonly seesMedical: boolean
  /** Names of people who were hurt or make a claim are personal: a viewer gets none. */
  readonly seesClaimants: boolean
  /** The insured's Admin, who also sees drafts by other people of the insured. */
  readonly isInsuredAdmin: boolean
  readonly seesLossRuns: boolean
}

interface Draft {
  readonly createdBy: string
  readonly awaitsConfirmation: boolean
}

/** Whether a draft is someone's own; for the insured's Admin every one is. */
export const ownsDraft = (reader: ClaimReader, createdBy: string): boolean =>
  reader.userId === createdBy || reader.isInsuredAdmin

/** Whether someone may finish a draft: their own, and one that a guest sent. */
export const mayFinish = (reader: ClaimReader, { createdBy, awaitsConfirmation }: Draft): boolean =>
  awaitsConfirmation || ownsDraft(reader, createdBy)

/** Whether someone may know a fact of claims. */
export const isKnownTo = (reader: ClaimReader, fact: ClaimFact): boolean => {
  if (fact === 'tenure') return reader.seesClaimants
  return reader.seesMedical || !('isMedical' in claimFacts[fact])
}
