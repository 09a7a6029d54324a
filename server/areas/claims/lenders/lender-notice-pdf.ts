import { claimTypeNames } from '@portico/contract/areas/claims/claim-types.ts'
import { askedOf } from '@portico/contract/areas/claims/claim-questions.ts'
import { answerText, policyLabel } from '@portico/contract/areas/claims/claim.rules.ts'
import { maskSocialSecurity } from '@portico/contract/kit/tax-number.ts'
import type { LenderNoticeDraft } from '@portico/contract/areas/claims/lenders/lender-notice.shapes.ts'
import {
  hitProperty,
  isAboutProperty,
  lenderInterests,
} from '@portico/contract/areas/claims/lenders/lender-parties.rules.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { letterParts } from '../../../platform/pdf/parts/business-letter.ts'
import { paragraph } from '../../../platform/pdf/parts/pdf-parts.ts'
import { pdfOf } from '../../../platform/pdf/pdf-pages.ts'
import { accountHead } from '../../accounts/accounts.public.ts'
import { letterheadView } from '../../branding/branding.public.ts'
import { contactView } from '../../users/users.public.ts'
import type { ClaimRecord } from '@portico/contract/areas/claims/reading/claim-record.ts'

/** Answers that a lender or lessor is given: the property and its loss, nothing of people. */
const givenKeys: ReadonlySet<string> = new Set(['cause', 'isTotalLoss', 'damaged', 'estimate', 'mitigation', 'towedTo'])

/** The letter that notifies a lender or lessor of a loss, with a contact. */
export async function lenderLetterPdf(tx: Tx, context: AccountContext, claim: ClaimRecord, draft: LenderNoticeDraft) {
  const { account, brokerage } = context.account
  const { companyName } = await accountHead(tx, account)
  const contact = await contactView(tx, context.actor.userId)
  const at = context.platform.now()
  const title = `Notice of loss ${claim.ourNumber}`
  const { policy, type, answers } = claim
  const letterhead = await letterheadView(tx, brokerage)
  const bytes = await pdfOf({ title, foot: `${companyName} · ${title}`, at, letterhead }, [
    ...letterParts({
      at,
      letterhead,
      to: [draft.name, ...draft.address.split('\n').filter((line) => line !== '')],
      via: draft.email === '' ? 'Via U.S. Postal Service' : `Via email: ${draft.email}`,
      subject: title,
      references: [
        ['Named insured', companyName],
        ['Your interest', lenderInterests[draft.interest]],
        ['Your loan or reference number', draft.loan],
        ['Property', isAboutProperty(type) ? hitProperty(type, answers) : ''],
        ['Date of loss', claim.lossOn === null ? '' : americanDay(claim.lossOn)],
        ['Place of loss', answers['location'] ?? ''],
        ['Kind of claim', claimTypeNames[type]],
        ...lossFacts(claim),
        ['Policy', policy === null ? 'To be determined' : policyLabel(policy)],
        ['Policy term', policy === null ? '' : `${americanDay(policy.effectiveOn)} to ${americanDay(policy.endsOn)}`],
        ['Carrier claim number', claim.claimNumber],
        ['Adjuster', claim.adjuster],
      ],
      body: [
        paragraph(
          `On behalf of ${companyName}, we notify you of a loss to property in which our records show that you have an ` +
            'interest. This letter is for your information. The carrier decides whether and how much it pays.',
        ),
        ...(draft.message === '' ? [] : [paragraph(maskSocialSecurity(draft.message))]),
        paragraph('Please contact us if you need more information, or if you no longer have an interest.'),
      ],
      signer: [contact.name, contact.title, `For ${companyName}`],
      contact,
      enclosures: [],
    }),
  ])
  return { bytes, companyName, replyTo: contact.email }
}

/** What the report says of the loss, by questions that are asked of this type and have an answer. */
const lossFacts = ({ type, answers }: ClaimRecord): (readonly [string, string])[] =>
  askedOf(type, answers).flatMap((question) => {
    const value = answers[question.key] ?? ''
    if (question.medical || value === '' || !givenKeys.has(question.key)) return []
    return [[factLabels[question.key] ?? question.label, answerText(question, value)] as const]
  })

const factLabels: Readonly<Record<string, string>> = {
  cause: 'Cause of loss',
  isTotalLoss: 'Total loss',
  damaged: 'Damaged or missing',
  estimate: 'Estimated amount',
  mitigation: 'Protection of the property',
  towedTo: 'Place of the vehicle',
}
