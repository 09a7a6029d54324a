import { z } from 'zod'
import { cents } from '../../kit/cents.ts'
import { text } from '../../kit/text.ts'
import { bindStates } from './bind-states.ts'
import { bindingMessages } from './binding.messages.ts'
import { paymentPlans } from '../policies/payment-plans.ts'

const words = (most: number) => text().trim().max(most)
const day = () => z.iso.date({ error: 'must be a valid date mm/dd/yyyy' })

const TermCoverage = z.object({
  name: words(120).min(1, bindingMessages.nameRequired),
  limit: cents().nullable(),
  deductible: cents().nullable(),
  note: words(500).default(''),
})

/** The terms in one paper: the bound quote, the binder, the policy. */
export const BindTerms = z
  .object({
    insuredName: words(200).min(1, bindingMessages.nameRequired),
    effectiveOn: day(),
    expiresOn: day(),
    premium: cents().meta({ description: 'Cents for the term' }),
    taxesAndFees: cents(),
    coverages: z.array(TermCoverage).max(100),
    forms: z.array(words(200).min(1)).max(200),
  })
  .refine(({ effectiveOn, expiresOn }) => expiresOn > effectiveOn, {
    path: ['expiresOn'],
    message: bindingMessages.expiresBefore,
  })
  .meta({ id: 'BindTerms' })

const Signature = z
  .object({ name: z.string(), title: z.string(), statement: z.string(), at: z.iso.datetime() })
  .meta({ id: 'BindSignature', description: 'A statement as it was signed' })

const Done = z.object({ by: z.string(), at: z.iso.datetime() })

const PaperDifference = z
  .object({
    key: z.string(),
    label: z.string(),
    format: z.enum(['TEXT', 'DATE', 'MONEY']),
    quote: z.string().nullable(),
    binder: z.string().nullable(),
    policy: z.string().nullable(),
    isMaterial: z
      .boolean()
      .meta({ description: 'The policy gives less than was ordered: it must be corrected or endorsed, not accepted' }),
    decision: z
      .object({ choice: z.enum(['ACCEPTED', 'ASKED']), note: z.string(), ...Done.shape })
      .nullable()
      .meta({ description: 'Null if never decided, or decided for other values' }),
  })
  .meta({ id: 'PaperDifference' })

const Binder = z.object({
  number: z.number().int().meta({ description: 'Counted from 1' }),
  label: z.string().meta({ description: 'The number printed on it' }),
  issuedOn: z.iso.date(),
  effectiveOn: z.iso.date(),
  expiresOn: z.iso.date(),
  notes: z.string(),
  documentId: z.string(),
})

/** An option that the client accepted, with the order to bind it. */
export const BindOption = z
  .object({
    quoteId: z.string(),
    publication: z.number().int().meta({ description: 'The number under which the client accepted the quote' }),
    isChanged: z.boolean().meta({ description: 'The quote was changed or withdrawn since' }),
    carrier: z.string(),
    quoteExpiresOn: z.iso.date().nullable(),
    terms: BindTerms.meta({ description: 'As requested; before that, for a term from the renewal date' }),
    declinations: z.array(z.object({ name: z.string(), reason: z.string() })),
    openBefore: z.array(z.string()).meta({ description: 'Requirements that must be met before a bind request' }),
    state: z.enum(bindStates),
    plan: z.enum(paymentPlans).nullable(),
    signed: Signature.nullable(),
    noLoss: Signature.nullable(),
    returned: Done.extend({ reason: z.string() }).nullable(),
    bound: Done.extend({ reference: z.string(), confirmedBy: z.string() }).nullable(),
    binders: z.array(Binder).meta({ description: 'The newest first' }),
    policy: z
      .object({
        id: z.string().meta({ description: 'The policy on the account' }),
        number: z.string(),
        documentId: z.string().nullable(),
        terms: BindTerms.nullable().meta({ description: 'Null until staff have entered what the policy says' }),
      })
      .nullable(),
    differences: z.array(PaperDifference).nullable().meta({
      description: 'Null if there is nothing to compare yet; visible to the insured once the policy is checked',
    }),
    checked: Done.nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'BindOption' })

export const BindDecision = z
  .object({
    cycleId: z.string(),
    renewsOn: z.iso.date(),
    company: z.string(),
    signerName: z.string().meta({ description: 'The current user, as they sign' }),
    today: z.iso.date().meta({ description: 'In the time zone of the current user' }),
    mayOrder: z.boolean(),
    mayManage: z.boolean().meta({ description: 'Whether the current user acts for the brokerage' }),
    mayName: z.boolean(),
    signers: z
      .array(z.object({ username: z.string(), name: z.string(), isAdmin: z.boolean(), isNamed: z.boolean() }))
      .meta({ description: 'People at the insured who can request to bind, or could be given that right' }),
    interests: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          interest: z.string(),
          assetType: z.string(),
          asset: z.string(),
          from: z.string(),
          to: z.string(),
        }),
      )
      .meta({ description: 'The Additional Interests schedule, for staff who issue binders; else empty' }),
    lines: z.array(
      z.object({
        line: z.string().meta({ description: 'Code of a policy type' }),
        isDeclined: z.boolean().meta({ description: 'No option was accepted, and one at least declined' }),
        options: z.array(BindOption),
      }),
    ),
  })
  .meta({ id: 'BindDecision' })

const signature = () => words(120).min(1, bindingMessages.nameRequired)

/** A signed bind request. */
export const BindOrder = z
  .object({
    publication: z.number().int(),
    effectiveOn: day(),
    plan: z.enum(paymentPlans),
    name: words(120).min(1, bindingMessages.nameRequired),
    title: words(120).min(1, bindingMessages.titleRequired),
    signature: signature(),
    hasAuthority: z.literal(true, { error: bindingMessages.authorityMissing }),
    declinationsConfirmed: z.boolean().default(false),
    noLossSignature: words(120).default('').meta({ description: 'Required if the effective date has passed' }),
    version: z.number().int().meta({ description: '0 for a first bind request' }),
  })
  .meta({ id: 'BindOrder' })

const version = z.number().int()
const reason = () => words(500).min(5, bindingMessages.reasonRequired)

export const BindReturn = z.object({ reason: reason(), version })
export const BindConfirmation = z.object({
  reference: words(60).min(1, bindingMessages.referenceRequired),
  confirmedBy: words(120).min(1, bindingMessages.confirmedByRequired),
  version,
})
export const BinderDraft = z.object({
  label: words(40).min(1, bindingMessages.binderNumber),
  effectiveOn: day(),
  expiresOn: day(),
  notes: words(1000).default(''),
  interests: z
    .array(z.string().max(60))
    .max(200)
    .default([])
    .meta({ description: 'Row ids of the Additional Interests schedule that the binder names' }),
  version,
})
export const PolicySheet = z.object({
  policyNumber: words(60).min(1, 'Policy number is required'),
  terms: BindTerms.refine(
    ({ coverages }) => new Set(coverages.map(({ name }) => name.toLowerCase())).size === coverages.length,
    { path: ['coverages'], message: bindingMessages.coverageTwice },
  ),
  version,
})
export const DifferenceDecision = z
  .object({
    key: words(300),
    quote: z.string().max(1000).nullable(),
    binder: z.string().max(1000).nullable(),
    policy: z.string().max(1000).nullable(),
    choice: z.enum(['ACCEPT', 'ASK_CARRIER']),
    note: words(500).default(''),
    version,
  })
  .refine(({ choice, note }) => choice === 'ASK_CARRIER' || note.length >= 5, {
    path: ['note'],
    message: bindingMessages.reasonRequired,
  })

export type BindTerms = z.infer<typeof BindTerms>
export type BindOption = z.infer<typeof BindOption>
export type BindDecision = z.infer<typeof BindDecision>
export type BinderDraft = z.infer<typeof BinderDraft>
export type BindOrder = z.infer<typeof BindOrder>
export type BindSignature = z.infer<typeof Signature>
export type PaperDifferenceShown = z.infer<typeof PaperDifference>
