import { lenderMessages } from '@portico/contract/areas/claims/lenders/lender-notice.messages.ts'
import { isAboutProperty } from '@portico/contract/areas/claims/lenders/lender-parties.rules.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { reportedClaim } from '../claim.store.ts'
import type { ClaimReader } from '@portico/contract/areas/claims/reading/claim-reader.ts'

/** A reported claim of a loss to property, of which lenders and lessors can be notified. */
export async function notifiedClaim(tx: Tx, reader: ClaimReader, id: string) {
  const claim = await reportedClaim(tx, reader, id)
  if (!isAboutProperty(claim.type)) throw unprocessable({ type: lenderMessages.noProperty }, lenderMessages.noProperty)
  return claim
}
