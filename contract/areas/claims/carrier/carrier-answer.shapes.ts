import { z } from 'zod'
import { emailAddress, oneLine, text } from '../../../kit/text.ts'
import { Branding } from '../../branding/branding.shapes.ts'

const details = {
  claimNumber: oneLine().trim().max(60),
  adjuster: oneLine().trim().max(120),
  adjusterEmail: z.union([z.literal(''), emailAddress()]),
  adjusterPhone: oneLine().trim().max(40),
  isAcknowledged: z.boolean(),
}

/** What an answer says of a claim, as the carrier entered it or as it was read from the text: nothing of it is checked. */
const AnswerDetails = z
  .object({
    claimNumber: z.string(),
    adjuster: z.string(),
    adjusterEmail: z.string(),
    adjusterPhone: z.string(),
    isAcknowledged: z.boolean(),
  })
  .meta({ id: 'AnswerDetails' })

export const CarrierAnswer = z
  .object({
    id: z.string(),
    via: z.enum(['EMAIL', 'PAGE']),
    sender: z.string(),
    isOtherSender: z.boolean().meta({ description: 'Sent from another domain than the notice went to' }),
    subject: z.string(),
    text: z.string().nullable().meta({ description: 'null for those who may not see medical facts' }),
    receivedAt: z.iso.datetime(),
    documents: z.array(z.object({ id: z.string(), name: z.string() })),
    details: AnswerDetails.meta({ description: 'As entered by the carrier, else suggested from the text' }),
    isEntered: z.boolean(),
    filedBy: z.string(),
    filedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CarrierAnswer' })

export const AnswerFiling = z.object({ ...details, version: z.number().int() }).meta({ id: 'AnswerFiling' })

/** What the carrier sees by its link: which claim it is, without the person and without medical facts. */
export const CarrierLanding = z
  .object({
    branding: Branding,
    company: z.string(),
    brokerage: z.string(),
    ourNumber: z.string(),
    type: z.string(),
    lossOn: z.iso.date().nullable(),
    policyNumber: z.string(),
    expiresAt: z.iso.datetime(),
    sent: z.number().int().meta({ description: 'Answers that were sent by this link' }),
  })
  .meta({ id: 'CarrierLanding' })

export const CarrierReply = z
  .object({ ...details, sender: oneLine().trim().min(1, 'Enter your name').max(120), message: text().trim().max(4000) })
  .meta({ id: 'CarrierReply' })

export type AnswerDetails = z.infer<typeof AnswerDetails>
export type CarrierAnswer = z.infer<typeof CarrierAnswer>
export type CarrierLanding = z.infer<typeof CarrierLanding>
export type CarrierReply = z.infer<typeof CarrierReply>
export type AnswerFiling = z.infer<typeof AnswerFiling>
