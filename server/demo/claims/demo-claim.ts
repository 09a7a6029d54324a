import type { ClaimTypeCode } from '@portico/contract/areas/claims/claim-types.ts'
import type { ClaimMoveName } from '@portico/contract/areas/claims/claim.rules.ts'
import type { StatementRequest } from '@portico/contract/areas/claims/statements/statement.shapes.ts'

/** Dollars in three parts: indemnity, medical, expense. */
type Parts = readonly [number, number, number]

interface DemoValuation {
  readonly daysAgo: number
  readonly paid: Parts
  readonly reserve: Parts
}

interface DemoMove {
  readonly move: ClaimMoveName
  readonly daysAgo: number
  readonly note?: string
}

export interface DemoClaim {
  /** The contractor's unless said. */
  readonly account?: string
  readonly type: ClaimTypeCode
  readonly daysAgo: number
  readonly reportedAfterDays: number
  readonly answers: Readonly<Record<string, string>>
  /** Answers that are days, as days ago. */
  readonly days?: Readonly<Record<string, number>>
  /** The username of the author, if it is still a draft. */
  readonly draftOf?: string
  readonly details?: { readonly claimNumber: string; readonly adjuster: string; readonly adjusterEmail: string }
  /** In how many days its reserves are to be reviewed. */
  readonly reviewIn?: number
  readonly moves?: readonly DemoMove[]
  readonly valuations?: readonly DemoValuation[]
  readonly note?: string
  /** Its loss in the loss runs was found and confirmed. */
  readonly isLinked?: true
  /** Kinds of deadlines that were met on the day of the report. */
  readonly met?: readonly string[]
  readonly statement?: StatementRequest
  /** The notice to the carrier, and its email response that no one has filed yet. */
  readonly notice?: { readonly to: string; readonly answer?: { readonly subject: string; readonly text: string } }
}

export const contact = { contactName: 'Elena Castillo', contactPhone: '(312) 555-0132', isIncidentOnly: 'N' }

export const yard = 'Aurora yard and shop · 885 Rathbone Ave, Aurora, IL 60506'
