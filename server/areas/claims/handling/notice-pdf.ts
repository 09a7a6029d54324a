import { askedOf } from '@portico/contract/areas/claims/claim-questions.ts'
import { claimTypeNames } from '@portico/contract/areas/claims/claim-types.ts'
import { answerText, policyLabel } from '@portico/contract/areas/claims/claim.rules.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import { type LetterContact, letterParts } from '../../../platform/pdf/parts/business-letter.ts'
import { bulletsUnder, facts, heading, paragraph } from '../../../platform/pdf/parts/pdf-parts.ts'
import { type Letterhead, pdfOf } from '../../../platform/pdf/pdf-pages.ts'
import type { ClaimRecord } from '@portico/contract/areas/claims/reading/claim-record.ts'

export interface Notice {
  readonly claim: ClaimRecord
  readonly companyName: string
  readonly to: string
  /** Line by line; none if it is not on file. */
  readonly carrierAddress: readonly string[]
  readonly message: string
  readonly letterhead: Letterhead
  readonly contact: LetterContact
  readonly files: readonly string[]
  readonly at: Date
}

/** The notice of a claim to a carrier: a letter with every fact, the medical ones among them. */
export function noticePdf(notice: Notice) {
  const { claim, companyName, to, carrierAddress, message, letterhead, contact, files, at } = notice
  const title = `Notice of claim ${claim.ourNumber}`
  const answers = { ...claim.answers, ...claim.medical }
  const { policy } = claim
  return pdfOf({ title, foot: `${companyName} · ${title}`, at, letterhead }, [
    ...letterParts({
      at,
      letterhead,
      to: [policy?.carrier ?? '', 'Claims department', ...carrierAddress].filter((each) => each !== ''),
      via: `Via email: ${to}`,
      subject: title,
      references: [
        ['Named insured', companyName],
        ['Policy', policy === null ? 'To be determined' : policyLabel(policy)],
        ['Policy term', policy === null ? '' : `${americanDay(policy.effectiveOn)} to ${americanDay(policy.endsOn)}`],
        ['Claim type', claimTypeNames[claim.type]],
        ['Date of loss', claim.lossOn === null ? '' : americanDay(claim.lossOn)],
        ['Your claim number', claim.claimNumber],
      ],
      body: [
        paragraph(
          `Please accept this as notice under every policy of ${companyName} that may apply. ` +
            'Please confirm receipt, the claim number, and the assigned adjuster.',
        ),
        ...(message === '' ? [] : [paragraph(message)]),
      ],
      signer: [contact.name, contact.title, `For ${companyName}`],
      contact,
      enclosures: ['Facts of the claim', ...files],
    }),
    { newPage: 'Facts of the claim' },
    heading('Facts of the claim'),
    ...facts(
      askedOf(claim.type, answers).map((question) => {
        const value = answers[question.key] ?? ''
        return [question.label, value === '' ? '' : answerText(question, value)] as const
      }),
    ),
    ...bulletsUnder('Documents', files),
  ])
}
