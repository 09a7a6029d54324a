import { z } from 'zod'
import { cents } from '../../kit/cents.ts'
import { text } from '../../kit/text.ts'
import { usualMessages } from '../../kit/usual.messages.ts'
import { RecipientLanguage } from '../../kit/email/language.shapes.ts'
import { RenewalCycle, RenewalLine } from '../renewals/renewal.shapes.ts'
import { MarketPacket } from '../submissions/submission.shapes.ts'
import { quoteMessages } from './quote.messages.ts'
import { carrierRatings, quoteStatuses } from './quote-statuses.ts'

const day = () =>
  z.iso
    .date({ error: 'must be a valid date mm/dd/yyyy', abort: true })
    .refine((date) => date >= '1800', 'year is too low')
const words = (most: number) => text().trim().max(most)

const QuoteStatus = z.enum(quoteStatuses)

/** Coverage that must be offered by law, and that is declined on a form. */
const Offer = z.enum(['NONE', 'TERRORISM', 'UM_UIM'])

export const QuoteCoverage = z
  .object({
    name: words(120).min(1, 'Name is required'),
    limit: cents().nullable().meta({ description: 'Cents; null where the note says it' }),
    deductible: cents().nullable(),
    note: words(500).default(''),
    isOptional: z.boolean().default(false).meta({ description: 'The client accepts or declines it' }),
    premium: cents()
      .nullable()
      .default(null)
      .meta({ description: 'Additional premium of an optional coverage, in cents' }),
    offer: Offer.default('NONE'),
  })
  .meta({ id: 'QuoteCoverage' })

/** What of a quote the client is shown. It has no field for what is the brokerage's own, such as its commission. */
const shownFields = {
  carrier: words(120).min(1, 'Carrier is required'),
  mga: words(120).default('').meta({ description: 'The managing agent or wholesaler' }),
  layer: z.enum(['PRIMARY', 'EXCESS']).default('PRIMARY'),
  market: z.enum(['ADMITTED', 'SURPLUS']).nullable().default(null),
  rating: z.enum(carrierRatings).nullable().default(null).meta({ description: 'AM Best' }),
  premium: cents().nullable().default(null),
  taxes: cents().nullable().default(null),
  fees: cents().nullable().default(null),
  total: cents().nullable().default(null).meta({ description: 'Without optional coverages' }),
  coverages: z.array(QuoteCoverage).max(100).default([]),
  exclusions: z
    .array(words(500).min(1))
    .max(100)
    .default([])
    .meta({ description: 'Key exclusions, in plain language' }),
  forms: z.array(words(200).min(1)).max(200).default([]).meta({ description: 'Key forms: number, edition, name' }),
  expiresOn: day().nullable().default(null).meta({ description: 'The last day on which it can be accepted' }),
}

/** One coverage compared with the expiring policy, in plain words. UNKNOWN: its expiring limit is not on file. */
const Difference = z
  .object({
    name: z.string(),
    verdict: z.enum(['BETTER', 'WORSE', 'SAME', 'DIFFERENT', 'NEW', 'MISSING', 'UNKNOWN']),
    text: z.string(),
    expiring: z.string().nullable(),
    offered: z.string().nullable(),
  })
  .meta({ id: 'CoverageDifference' })

/** A quote as shown to the client: its final version, with a number. */
export const PublishedQuote = z
  .object({
    ...shownFields,
    isFirm: z.boolean().meta({ description: 'A bindable quote; otherwise an indication' }),
    differences: z
      .array(Difference)
      .optional()
      .meta({ description: 'Against the expiring policy, as shown; not kept with publications before this was' }),
    shortfalls: z
      .array(z.string())
      .nullable()
      .optional()
      .meta({ description: 'Against the request, as shown; null where nothing was requested' }),
  })
  .meta({ id: 'PublishedQuote' })

const ownFields = {
  sentOn: day().nullable().default(null),
  isBindable: z.boolean().default(false),
  commission: z
    .number()
    .int()
    .min(0)
    .max(10_000, 'must be between 0 and 100')
    .nullable()
    .default(null)
    .meta({ description: 'Hundredths of a percent. Never leaves the brokerage' }),
  note: words(2000).default('').meta({ description: 'Visible to the brokerage only' }),
  exclusionReason: words(500).default('').meta({ description: 'Reason for quoting an excluded carrier' }),
}

/** What brokerage staff enter of a quote, when a line is sent to market and later. */
const QuoteFields = z.object({ ...shownFields, ...ownFields })

/** A new quote, optionally with its response. */
export const QuoteDraft = QuoteFields.extend({
  line: words(60).min(1),
  status: QuoteStatus.default('SUBMITTED'),
  declinedReason: words(500).default(''),
})

export const QuoteEdit = QuoteFields.extend({ version: z.number().int() })

export const QuoteMove = z.object({
  status: QuoteStatus,
  reason: words(500).default(''),
  version: z.number().int(),
})

const Question = z
  .object({
    id: z.string(),
    author: z.string(),
    isStaff: z.boolean(),
    text: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'QuoteQuestion' })

const CoverageChoice = z.object({
  name: z.string(),
  isTaken: z.boolean(),
  reason: words(500).default(''),
  acknowledged: z.boolean().default(false),
})

/** What the client decided on a quote, and on which version of it. */
const QuoteDecision = z
  .object({
    choice: z.enum(['ACCEPTED', 'DECLINED']),
    publication: z.number().int().meta({ description: 'The number under which the client saw the quote' }),
    reason: z.string(),
    coverages: z.array(CoverageChoice),
    total: cents().nullable().meta({ description: 'Cents, including the accepted optional coverages' }),
    by: z.string(),
    at: z.iso.datetime(),
    isOrdered: z.boolean().meta({ description: 'A bind request uses it, so it is final' }),
  })
  .meta({ id: 'QuoteDecision' })

/** A quote in the grid of the brokerage. */
export const MarketQuote = QuoteFields.extend({
  id: z.string(),
  line: z.string(),
  status: QuoteStatus,
  declinedReason: z.string(),
  isExpired: z.boolean(),
  document: z.object({ id: z.string(), name: z.string() }).nullable(),
  shortfalls: z
    .array(z.string())
    .meta({ description: 'Coverage gaps against the expiring policy or the request, in plain language' }),
  differences: z.array(Difference),
  published: z
    .object({
      number: z.number().int(),
      at: z.iso.datetime(),
      isFirm: z.boolean(),
      isCurrent: z.boolean().meta({ description: 'Nothing that the client sees was changed since' }),
      seenAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  questions: z.array(Question),
  decision: QuoteDecision.nullable(),
  packets: z.array(MarketPacket).meta({ description: 'Who was sent the packet, the latest first' }),
  version: z.number().int(),
}).meta({ id: 'MarketQuote' })

/** The policy that a line replaces. */
const Expiring = z
  .object({
    policyId: z.string(),
    policyNumber: z.string(),
    carrier: z.string().nullable(),
    premium: cents().nullable(),
    total: cents().nullable().meta({ description: 'With taxes and fees; null where those are not on file' }),
    expirationDate: z.iso.date(),
    coverages: z.array(
      z.object({ name: z.string(), limit: cents().nullable(), deductible: cents().nullable(), note: z.string() }),
    ),
  })
  .meta({ id: 'ExpiringPolicy' })

const Price = z.object({ premium: cents().nullable(), total: cents().nullable() })

/** Every selected line with what it costs, and the totals of the lines that can be compared. */
const PremiumSummary = z
  .object({
    rows: z.array(
      z.object({
        line: z.string().meta({ description: 'Code of a policy type' }),
        state: z.enum(['ACCEPTED', 'OFFERED', 'OPEN', 'DECLINED']),
        carriers: z.array(z.string()),
        options: z.number().int().meta({ description: 'Firm options that the client may choose from' }),
        expiring: Price.nullable().meta({ description: 'Null for a new line' }),
        renewal: Price.nullable().meta({ description: 'The accepted options, or the only one offered' }),
        change: z.number().int().nullable().meta({ description: 'Cents, premium against premium' }),
      }),
    ),
    totals: z.object({
      expiring: cents(),
      renewal: cents(),
      change: z.number().int(),
      total: cents().meta({ description: 'Renewal premiums with taxes and fees' }),
      lines: z.number().int().meta({ description: 'Lines in the totals' }),
    }),
  })
  .meta({ id: 'PremiumSummary' })

export const MarketGrid = z
  .object({
    cycle: RenewalCycle,
    lines: z.array(
      RenewalLine.omit({ id: true }).extend({
        isSelected: z.boolean().meta({ description: 'False if the line was removed from the renewal since' }),
        expiring: Expiring.nullable(),
        quotes: z.array(MarketQuote),
      }),
    ),
    summary: PremiumSummary,
  })
  .meta({ id: 'MarketGrid' })

export const Publishing = z.object({
  quotes: z
    .array(z.object({ id: z.string(), version: z.number().int(), isFirm: z.boolean() }))
    .min(1, quoteMessages.nothingToPublish)
    .max(50),
})

/** The packet to an underwriter of each chosen market. */
export const PacketSends = z.object({
  sends: z
    .array(
      z.object({
        quoteId: z.string(),
        name: words(120).min(1, quoteMessages.contactName),
        email: z.email(usualMessages.email).max(200),
        language: RecipientLanguage,
      }),
    )
    .min(1, quoteMessages.nothingToSend)
    .max(50),
})

export const Withdrawal = z.object({
  reason: words(500).min(5, quoteMessages.declineReason),
  version: z.number().int(),
})

/** An option of a line, as the client reviews it. */
export const ReviewQuote = PublishedQuote.extend({
  id: z.string(),
  publication: z.number().int(),
  publishedAt: z.iso.datetime(),
  isExpired: z.boolean(),
  seen: z.enum(['NEW', 'CHANGED', 'SEEN']).meta({ description: 'Whether the user has viewed the current version' }),
  changes: z.array(z.string()).meta({ description: 'Changes since the user viewed it, in plain language' }),
  differences: z.array(Difference).meta({ description: 'Compared with the expiring policy' }),
  shortfalls: z
    .array(z.string())
    .nullable()
    .meta({ description: 'Against the request; null where nothing was requested' }),
  questions: z.array(Question),
  decision: QuoteDecision.nullable(),
}).meta({ id: 'ReviewQuote' })

export const QuoteReview = z
  .object({
    cycle: RenewalCycle,
    mayDecide: z.boolean(),
    lines: z.array(
      z.object({
        line: z.string().meta({ description: 'Code of a policy type' }),
        expiring: Expiring.nullable(),
        options: z.array(ReviewQuote).meta({ description: 'Firm quotes, lowest price first, then indications' }),
      }),
    ),
    summary: PremiumSummary,
  })
  .meta({ id: 'QuoteReview' })

export const SeenQuotes = z.object({
  quotes: z
    .array(z.object({ id: z.string(), publication: z.number().int() }))
    .min(1)
    .max(200),
})

export const QuestionDraft = z.object({ text: words(2000).min(1, 'Message is required') })

export const DecisionDraft = z
  .object({
    choice: z.enum(['ACCEPTED', 'DECLINED']),
    publication: z.number().int(),
    reason: words(500).default(''),
    acknowledged: z
      .boolean()
      .default(false)
      .meta({ description: 'Confirms that coverage is reduced, or that declined coverage will not be in effect' }),
    coverages: z.array(CoverageChoice).max(100).default([]),
  })
  .meta({ id: 'DecisionDraft' })

export type QuoteCoverage = z.infer<typeof QuoteCoverage>
export type PublishedQuote = z.infer<typeof PublishedQuote>
export type QuoteDraft = z.infer<typeof QuoteDraft>
export type MarketQuote = z.infer<typeof MarketQuote>
export type PacketSends = z.infer<typeof PacketSends>
export type MarketGrid = z.infer<typeof MarketGrid>
export type PremiumSummary = z.infer<typeof PremiumSummary>
export type Difference = z.infer<typeof Difference>
export type Expiring = z.infer<typeof Expiring>
export type ReviewQuote = z.infer<typeof ReviewQuote>
export type QuoteReview = z.infer<typeof QuoteReview>
export type DecisionDraft = z.infer<typeof DecisionDraft>
export type QuoteDecision = z.infer<typeof QuoteDecision>
export type QuoteQuestion = z.infer<typeof Question>
