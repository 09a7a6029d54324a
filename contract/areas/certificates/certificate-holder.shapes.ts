import { z } from 'zod'
import { choicesOf, field } from '../../kit/field.ts'
import { record } from '../../kit/record.ts'
import { anyone } from '../../kit/rights.ts'
import { emailAddress, oneLine, text } from '../../kit/text.ts'
import { stateChoices, zipLiesIn } from '../schedules/values/us-states.ts'
import { certificateMessages } from './certificate.messages.ts'
import { alteringWords, type ClaimedInterest, wordingError } from './wording.rules.ts'

const interestLabels = {
  CERTIFICATE: 'Certificate only',
  ADDITIONAL_INSURED: 'Additional insured',
  LOSS_PAYEE: 'Loss payee',
  MORTGAGEE: 'Mortgagee',
  LENDERS_LOSS_PAYABLE: 'Lender’s loss payable',
} as const

type HolderInterest = keyof typeof interestLabels

/** Interests of lenders, whose documents go by a loan number. */
const ofLenders: ReadonlySet<HolderInterest> = new Set(['MORTGAGEE', 'LENDERS_LOSS_PAYABLE'])

/** Standard wording is checked again with each certificate, by the endorsements that it shows. */
const allInterests: readonly ClaimedInterest[] = ['ADDITIONAL_INSURED', 'WAIVER', 'PRIMARY', 'AGGREGATE']

const short = (most: number) => oneLine().trim().max(most, `cannot be more than ${most} characters.`)

/** Someone who receives certificates of an account, with one interest in one asset. */
export const certificateHolder = record({
  name: 'certificate-holder',
  schema: 'CertificateHolder',
  noun: { one: 'a certificate holder', many: 'the certificate holders of an account' },
  access: 'account',
  changes: 'certificates',
  fields: {
    name: field({
      kind: 'text',
      label: 'Legal name',
      required: true,
      schema: short(160).min(1, certificateMessages.holderName),
    }),
    attention: field({
      kind: 'text',
      label: 'Attention',
      help: 'Example: Risk Management',
      schema: short(120).default(''),
    }),
    street: field({
      kind: 'text',
      label: 'Street address',
      required: true,
      schema: short(160).min(1, certificateMessages.street),
    }),
    city: field({ kind: 'text', label: 'City', required: true, schema: short(80).min(1, certificateMessages.city) }),
    state: field({
      kind: 'choice',
      label: 'State',
      required: true,
      choices: [{ value: '', label: 'Choose a state' }, ...stateChoices],
      schema: z.string().refine((code) => stateChoices.some(({ value }) => value === code), certificateMessages.state),
    }),
    zip: field({
      kind: 'text',
      label: 'ZIP code',
      required: true,
      schema: oneLine()
        .trim()
        .regex(/^\d{5}(?:-\d{4})?$/u, certificateMessages.zip),
    }),
    email: field({
      kind: 'text',
      label: 'Email',
      help: 'Leave blank if certificates are not emailed to this holder',
      schema: z.union([z.literal(''), emailAddress()]).default(''),
    }),
    groupName: field({
      kind: 'text',
      label: 'Group',
      help: 'Example: General contractors',
      schema: short(60).default(''),
    }),
    interest: field({
      kind: 'choice',
      label: 'Interest',
      required: true,
      choices: choicesOf(interestLabels),
      schema: z.enum(Object.keys(interestLabels) as [HolderInterest, ...HolderInterest[]]),
    }),
    loanNumber: field({
      kind: 'text',
      label: 'Loan number',
      help: 'Required for lenders',
      schema: short(40).default(''),
    }),
    asset: field({
      kind: 'text',
      label: 'Location or vehicle',
      help: 'Leave blank if the interest is not in one asset',
      schema: short(160).default(''),
    }),
    wording: field({
      kind: 'long-text',
      label: 'Standard wording',
      help: 'Starts the description of operations of each certificate for this holder',
      schema: text().trim().max(1000, 'cannot be more than 1,000 characters.').default(''),
    }),
    isRenewed: field({
      kind: 'yes-no',
      label: 'Send a certificate at renewal',
      schema: z.boolean().default(true),
    }),
  },
  given: { version: z.number().int() },
  unique: { field: 'name', message: certificateMessages.holderTwice },
  limit: { count: 2000, field: 'name', message: certificateMessages.holdersFull },
  check: ({ state, zip, interest, loanNumber, wording }, context) => {
    const report = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (!zipLiesIn(zip, state)) report('zip', certificateMessages.zipElsewhere)
    if (ofLenders.has(interest) && loanNumber === '') report('loanNumber', certificateMessages.loanNumber)
    const altering = alteringWords(wording, allInterests)
    if (altering.length > 0) report('wording', wordingError(altering))
  },
  rights: { add: anyone, change: anyone, remove: anyone },
})

export const CertificateHolder = certificateHolder.shown

/** The holders of an account, and whether the reader may change them. */
export const CertificateHolderList = z
  .object({ holders: z.array(CertificateHolder), mayChange: z.boolean() })
  .meta({ id: 'CertificateHolderList' })

export type CertificateHolder = z.infer<typeof CertificateHolder>
export type CertificateHolderDraft = z.infer<typeof certificateHolder.draft>

/** A holder that was merged into another one of its account. */
export interface MergedHolder {
  readonly account: string
  readonly from: string
  readonly into: string
}
