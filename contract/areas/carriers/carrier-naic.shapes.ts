import { z } from 'zod'
import { field } from '../../kit/field.ts'
import { record } from '../../kit/record.ts'
import { anyone } from '../../kit/rights.ts'
import { oneLine, text } from '../../kit/text.ts'
import { sizeCategories, strengthRatings } from './carrier-rating.rules.ts'
import { carrierMessages } from './carrier.messages.ts'

const addressLines = 5

/** The NAIC number, the rating, and the mailing address of a carrier, as the brokerage entered them. */
export const carrierNaic = record({
  name: 'carrier-naic-number',
  schema: 'CarrierNaicNumber',
  noun: {
    one: 'a carrier with its NAIC number, rating, and address',
    many: 'the carriers with NAIC numbers, ratings, and addresses',
  },
  access: 'brokerage',
  changes: 'carriers',
  fields: {
    carrier: field({
      kind: 'text',
      label: 'Carrier',
      required: true,
      help: 'As the policies name it',
      schema: oneLine().trim().min(2, carrierMessages.name).max(120),
    }),
    naic: field({
      kind: 'text',
      label: 'NAIC number',
      required: true,
      help: '5 digits, of the company that issues the policy',
      schema: z
        .string()
        .trim()
        .regex(/^\d{5}$/, carrierMessages.naic),
    }),
    rating: field({
      kind: 'choice',
      label: 'A.M. Best rating',
      help: 'As you verified it. Ratings are not looked up.',
      choices: [{ value: '', label: 'Not on file' }, ...strengthRatings.map((value) => ({ value, label: value }))],
      schema: z.enum(['', ...strengthRatings]).default(''),
    }),
    size: field({
      kind: 'choice',
      label: 'Financial size',
      choices: [{ value: '', label: 'Not on file' }, ...sizeCategories.map((value) => ({ value, label: value }))],
      schema: z.enum(['', ...sizeCategories]).default(''),
    }),
    ratedOn: field({ kind: 'day', label: 'Rating as of', schema: z.iso.date().nullable().default(null) }),
    ratingSource: field({
      kind: 'text',
      label: 'Rating source',
      help: 'Example: Carrier website',
      schema: oneLine().trim().max(120).default(''),
    }),
    address: field({
      kind: 'long-text',
      label: 'Mailing address',
      help: 'As on an envelope. Printed on binders and on letters to the carrier.',
      schema: text()
        .trim()
        .max(300)
        .refine((typed) => typed.split('\n').length <= addressLines, carrierMessages.addressLines(addressLines))
        .default(''),
    }),
  },
  check({ rating, size, ratedOn, ratingSource }, context) {
    const report = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (rating !== '' && ratedOn === null) report('ratedOn', carrierMessages.ratedOn)
    if (rating !== '' && ratingSource === '') report('ratingSource', carrierMessages.ratingSource)
    if (rating === '' && size !== '') report('rating', carrierMessages.ratingMissing)
  },
  given: { version: z.number().int() },
  unique: { field: 'carrier', message: carrierMessages.twice },
  rights: { add: anyone, change: anyone, remove: anyone },
})

export const CarrierNaic = carrierNaic.shown
export type CarrierNaic = z.infer<typeof CarrierNaic>
export type CarrierNaicDraft = z.infer<typeof carrierNaic.draft>
