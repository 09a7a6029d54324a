import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import { findingsOf, requestErrors } from '@portico/contract/areas/certificates/certificate.rules.ts'
import type { CertificateFinding } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { unprocessable } from '../../../platform/refusal.ts'
import type { CertificateRecord } from '../certificates.view.ts'
import { comparedWith } from '../shown-certificate.ts'

/** A request compared with the policies of today, for one of `verdicts`; refuses every other with the field to correct. */
export async function readyCertificate(
  tx: Tx,
  context: AccountContext,
  { request }: CertificateRecord,
  allowed: readonly CertificateFinding['verdict'][],
) {
  const { holder, ...compared } = await comparedWith(tx, context, request)
  const errors = requestErrors(request, { ...compared, holder })
  if (holder === undefined || Object.keys(errors).length > 0)
    throw unprocessable(errors, Object.values(errors)[0] ?? certificateMessages.chooseHolder)
  const findings = findingsOf(request, { ...compared, holder })
  const wrong = findings.filter(({ verdict }) => !allowed.includes(verdict))
  if (wrong.length > 0) throw unsupported(wrong)
  return { compared: { ...compared, holder }, findings }
}

function unsupported(wrong: readonly CertificateFinding[]) {
  const isUnavailable = wrong.some(({ verdict }) => verdict === 'NOT_AVAILABLE')
  const message = isUnavailable
    ? certificateMessages.notAvailable
    : certificateMessages.stillMissing(wrong.map(({ label }) => label).join('; '))
  return unprocessable({ endorsements: message }, message)
}
