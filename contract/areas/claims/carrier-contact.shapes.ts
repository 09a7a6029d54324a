import { z } from 'zod'
import { field } from '../../kit/field.ts'
import { record } from '../../kit/record.ts'
import { anyone } from '../../kit/rights.ts'
import { emailAddress, oneLine } from '../../kit/text.ts'
import { claimMessages } from './claim.messages.ts'

/** Where a carrier takes claims. */
export const carrierContact = record({
  name: 'carrier-claims-contact',
  schema: 'CarrierClaimsContact',
  noun: { one: 'a carrier claims contact', many: 'the carrier claims contacts' },
  access: 'brokerage',
  changes: 'claims',
  fields: {
    carrier: field({
      kind: 'text',
      label: 'Carrier',
      required: true,
      help: 'As the policies name it',
      schema: oneLine().trim().min(2).max(120),
    }),
    email: field({ kind: 'text', label: 'Claims email', required: true, schema: emailAddress() }),
    hotline: field({
      kind: 'text',
      label: 'Claims hotline',
      help: 'Shown first when a cyber incident is reported',
      schema: oneLine().trim().max(40),
    }),
  },
  given: { version: z.number().int() },
  unique: { field: 'carrier', message: claimMessages.contactTwice },
  rights: { add: anyone, change: anyone, remove: anyone },
})

export const CarrierContact = carrierContact.shown
export type CarrierContact = z.infer<typeof CarrierContact>
export type CarrierContactDraft = z.infer<typeof carrierContact.draft>
