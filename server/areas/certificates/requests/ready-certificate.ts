import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import { findingsOf, requestErrors } from '@portico/contract/areas/certificates/certificate.rules.ts'
import type { CertificateFinding } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { certificateForms } from '../document/certificate-printer.ts'
import type { CertificateRecord } from '../certificates.view.ts'
import { comparedWith } from '../shown-certificate.ts'

/**
 * A request compared with the policies of today, for one of `verdicts`; rejects every other with the field to correct.
 */
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
  if (request.printedOn !== null && !(await isOffered(tx, context, request.printedOn)))
    throw unprocessable({ printedOn: certificateMessages.noPdfForm }, certificateMessages.noPdfForm)
  const findings = findingsOf(request, { ...compared, holder })
  const wrong = findings.filter(({ verdict }) => !allowed.includes(verdict))
  if (wrong.length > 0) throw unsupported(wrong)
  return { compared: { ...compared, holder }, findings }
}

async function isOffered(tx: Tx, context: AccountContext, formId: string): Promise<boolean> {
  const forms = await certificateForms(tx, context.account, todayOf(context))
  return forms.some(({ form }) => form.formId === formId)
}

function unsupported(wrong: readonly CertificateFinding[]) {
  const isUnavailable = wrong.some(({ verdict }) => verdict === 'NOT_AVAILABLE')
  const message = isUnavailable
    ? certificateMessages.notAvailable
    : certificateMessages.stillMissing(wrong.map(({ label }) => label).join('; '))
  return unprocessable({ endorsements: message }, message)
}
