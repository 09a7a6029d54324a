import { z } from 'zod'
import { field } from '../../kit/field.ts'
import { record } from '../../kit/record.ts'
import { anyone } from '../../kit/rights.ts'
import { oneLine } from '../../kit/text.ts'
import { carrierMessages } from './carrier.messages.ts'

/** The NAIC number of a carrier, as the brokerage entered it. */
export const carrierNaic = record({
  name: 'carrier-naic-number',
  schema: 'CarrierNaicNumber',
  noun: { one: 'a carrier’s NAIC number', many: 'the NAIC numbers of carriers' },
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
  },
  given: { version: z.number().int() },
  unique: { field: 'carrier', message: carrierMessages.twice },
  rights: { add: anyone, change: anyone, remove: anyone },
})

export const CarrierNaic = carrierNaic.shown
export type CarrierNaic = z.infer<typeof CarrierNaic>
export type CarrierNaicDraft = z.infer<typeof carrierNaic.draft>
