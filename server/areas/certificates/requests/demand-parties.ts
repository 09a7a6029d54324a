import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import type { CertificateRequest } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { comparedWith, contractOf } from '../shown-certificate.ts'

/** The holder of a request; rejects one without a holder, or with a contract that the reader cannot see. */
export async function demandParties(tx: Tx, context: AccountContext, request: CertificateRequest) {
  const { holder } = await comparedWith(tx, context, request)
  if (holder === undefined) throw unprocessable({ holderId: certificateMessages.chooseHolder })
  if (request.contractId !== null && (await contractOf(tx, context, request)) === null)
    throw unprocessable({ contractId: certificateMessages.unknownContract })
  return holder
}
