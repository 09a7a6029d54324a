import { z } from 'zod'
import { RecipientLanguage } from '../../kit/email/language.shapes.ts'
import { oneLine } from '../../kit/text.ts'
import { EmailAddress, personNames } from '../people/person.shapes.ts'
import { brokerageMessages } from './brokerage.messages.ts'

/** Names under the portal's host that are not a brokerage's to have. */
const reservedSubdomains = new Set([
  'admin',
  'api',
  'app',
  'assets',
  'cdn',
  'ftp',
  'mail',
  'portal',
  'portico',
  'smtp',
  'static',
  'status',
  'www',
])

/** What a platform administrator decides about a brokerage. */
export const BrokerageRecord = z.object({
  brokerName: oneLine().trim().min(1, brokerageMessages.nameRequired).max(100, 'cannot be more than 100 characters.'),
  subdomain: z
    .union([
      z.literal('').transform(() => null),
      z.null(),
      z
        .string()
        .trim()
        .toLowerCase()
        .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/, brokerageMessages.subdomainLetters)
        .refine((name) => !reservedSubdomains.has(name), brokerageMessages.subdomainTaken),
    ])
    .meta({ description: 'The portal has the look of the brokerage under this name before its own host' }),
})

export type BrokerageRecord = z.infer<typeof BrokerageRecord>

/** A new brokerage with its first staff member, who is invited as brokerage admin. */
export const BrokerageDraft = BrokerageRecord.extend({
  brokerCode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9-]*$/, brokerageMessages.codeLetters)
    .min(2, brokerageMessages.codeLength)
    .max(20, brokerageMessages.codeLength),
  email: EmailAddress,
  language: RecipientLanguage,
  ...personNames,
})

export type BrokerageDraft = z.infer<typeof BrokerageDraft>
