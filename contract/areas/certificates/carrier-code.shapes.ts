import { z } from 'zod'
import { field } from '../../kit/field.ts'
import { record } from '../../kit/record.ts'
import { anyone } from '../../kit/rights.ts'
import { oneLine } from '../../kit/text.ts'
import { certificateMessages } from './certificate.messages.ts'

/** The company code of a carrier, as certificates state it. */
export const carrierCode = record({
  name: 'carrier-company-code',
  schema: 'CarrierCompanyCode',
  noun: { one: 'a carrier’s NAIC number', many: 'the NAIC numbers of carriers' },
  access: 'brokerage',
  changes: 'certificates',
  fields: {
    carrier: field({
      kind: 'text',
      label: 'Carrier',
      required: true,
      help: 'As the policies name it',
      schema: oneLine().trim().min(2, certificateMessages.carrierName).max(120),
    }),
    naic: field({
      kind: 'text',
      label: 'NAIC number',
      required: true,
      help: 'Example: 12345',
      schema: oneLine()
        .trim()
        .regex(/^\d{5}$/u, certificateMessages.naic),
    }),
  },
  given: { version: z.number().int() },
  unique: { field: 'carrier', message: certificateMessages.carrierTwice },
  rights: { add: anyone, change: anyone, remove: anyone },
})

export const CarrierCode = carrierCode.shown
export type CarrierCode = z.infer<typeof CarrierCode>
export type CarrierCodeDraft = z.infer<typeof carrierCode.draft>
