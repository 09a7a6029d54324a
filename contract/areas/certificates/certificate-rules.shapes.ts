import { z } from 'zod'
import { oneLine } from '../../kit/text.ts'
import { certificateMessages } from './certificate.messages.ts'

/** Which certificates of the insured a brokerage reviews before they are issued. */
export const reviewRules = {
  ENDORSEMENTS: 'Only those that need an endorsement',
  OPERATIONS: 'Those that need an endorsement or describe operations',
  ALL: 'All certificates',
} as const

export type CertificateReviewRule = keyof typeof reviewRules

export const CertificateReviewRule = z.enum(Object.keys(reviewRules) as [CertificateReviewRule])

/** What a brokerage decides about the certificates of its accounts. */
export const CertificateRules = z
  .object({
    review: CertificateReviewRule,
    representative: oneLine()
      .trim()
      .max(120, 'cannot be more than 120 characters.')
      .meta({ description: 'Authorized representative; blank for the primary contact of the account' }),
  })
  .meta({ id: 'CertificateRules' })

export type CertificateRules = z.infer<typeof CertificateRules>

/** The rules of a brokerage that has set none. */
export const usualCertificateRules: CertificateRules = { review: 'ENDORSEMENTS', representative: '' }

/** Why the brokerage reviews a certificate that the policies support; undefined if it need not. */
export function reviewReason(review: CertificateReviewRule, { operations }: { readonly operations: string }) {
  if (review === 'ALL') return certificateMessages.reviewedAll
  return review === 'OPERATIONS' && operations !== '' ? certificateMessages.reviewedOperations : undefined
}
