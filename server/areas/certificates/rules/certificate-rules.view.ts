import {
  type CertificateReviewRule,
  type CertificateRules,
  reviewReason,
  usualCertificateRules,
} from '@portico/contract/areas/certificates/certificate-rules.shapes.ts'
import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import type { CertificateReader } from '../certificates.access.ts'

/** The rules of a brokerage for certificates. */
export async function certificateRulesView(tx: Tx, brokerage: string): Promise<CertificateRules> {
  const set = await tx.db
    .selectFrom('certificate_rules')
    .select(['review', 'representative'])
    .where('brokerage_code', '=', brokerage)
    .executeTakeFirst()
  return set ?? usualCertificateRules
}

type Who = Pick<AccountContext, 'account'>

/** Which requests of a reader the brokerage reviews. Its own staff review them already. */
export const reviewRuleFor = async (
  tx: Tx,
  { account }: Who,
  { isStaff }: CertificateReader,
): Promise<CertificateReviewRule> =>
  isStaff ? usualCertificateRules.review : (await certificateRulesView(tx, account.brokerage)).review

/** Why the brokerage reviews what the reader would issue; undefined if it need not. */
export const reviewReasonFor = async (
  tx: Tx,
  who: Who,
  reader: CertificateReader,
  request: { readonly operations: string },
) => reviewReason(await reviewRuleFor(tx, who, reader), request)

/** Rejects that the reader issues what the brokerage reviews. */
export async function refuseReviewed(...asked: Parameters<typeof reviewReasonFor>): Promise<void> {
  const reason = await reviewReasonFor(...asked)
  if (reason !== undefined) throw unprocessable({ operations: reason }, reason)
}
