import { z } from 'zod'
import { nextCursor } from '../../kit/paging.ts'
import { emailAddress, isPhone, oneLine } from '../../kit/text.ts'
import { usualMessages } from '../../kit/usual.messages.ts'
import { Branding } from '../branding/branding.shapes.ts'
import { RecipientLanguage } from '../../kit/email/language.shapes.ts'
import { CarrierNaic } from '../carriers/carrier-naic.shapes.ts'
import { idCardMessages } from './id-card.messages.ts'

/** The most vehicles that are listed, and the most cards of one PDF. */
export const cardLimits = { listed: 2000, perFile: 40, fleet: 10_000 } as const

const CardPolicy = z.object({
  id: z.string(),
  policyType: z.string(),
  carrier: z.string(),
  naic: z.string().meta({ description: 'Empty until the brokerage adds it' }),
  policyNumber: z.string(),
  insured: z.string(),
  effectiveOn: z.iso.date(),
  endsOn: z.iso.date().meta({ description: 'A canceled policy ends with its cancellation' }),
})

const IdCardVehicle = z
  .object({
    id: z.string(),
    label: z.string(),
    unit: z.string(),
    vin: z.string(),
    state: z.string(),
    driver: z.string(),
    title: z.string().meta({ description: 'Title of its card' }),
    isGeneral: z.boolean().meta({ description: 'The state has no card of its own' }),
    source: z.string().meta({ description: 'Source of the state’s card; empty for the general card' }),
    error: z.string().nullable().meta({ description: 'Why it has no card on this day' }),
  })
  .meta({ id: 'IdCardVehicle' })

/** A PDF of cards: several on a page, to be cut. */
const IdCardFile = z
  .object({
    id: z.string(),
    isFleet: z.boolean(),
    state: z.enum(['MAKING', 'READY', 'FAILED']),
    progress: z.number().int().min(0).max(100),
    cards: z.number().int(),
    leftOut: z.number().int().meta({ description: 'Vehicles of the fleet without a card' }),
    policyNumber: z.string(),
    on: z.iso.date(),
    message: z.string().nullable(),
    madeBy: z.string(),
    madeAt: z.iso.datetime(),
  })
  .meta({ id: 'IdCardFile' })

/** A page of the PDFs of an account. */
export const IdCardFiles = z.object({ files: z.array(IdCardFile), nextCursor }).meta({ id: 'IdCardFiles' })

/** A card that was sent to someone, by a link that needs no login. */
const IdCardLink = z
  .object({
    id: z.string(),
    vehicle: z.string(),
    recipientName: z.string(),
    channel: z.enum(['email', 'sms']),
    recipient: z.string().meta({ description: 'The email address, or the last digits of the phone number' }),
    sentBy: z.string(),
    sentAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    state: z.enum(['WORKS', 'EXPIRED', 'REVOKED']),
    views: z.number().int(),
    lastViewedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'IdCardLink' })

/** Everything of the page of ID cards. */
export const IdCardPage = z
  .object({
    today: z.iso.date(),
    on: z.iso.date(),
    edition: z.string().meta({ description: 'Edition of the table of state cards' }),
    brokerCode: z.string(),
    policies: z.array(CardPolicy).meta({ description: 'Auto policies in force on the day' }),
    policyId: z.string().nullable(),
    error: z.string().nullable().meta({ description: 'Why there are no cards at all on this day' }),
    vehicles: z.array(IdCardVehicle).max(cardLimits.listed),
    total: z.number().int().meta({ description: 'Vehicles on the Auto schedule, listed or not' }),
    files: z.array(IdCardFile).meta({ description: 'The newest PDFs' }),
    hasMoreFiles: z.boolean(),
    links: z.array(IdCardLink).meta({ description: 'The delivery log; empty for viewers' }),
    naicNumbers: z.array(CarrierNaic).meta({ description: 'Brokerage staff only' }),
    may: z.object({ make: z.boolean(), manage: z.boolean() }),
  })
  .meta({ id: 'IdCardPage' })

const ofDay = { policyId: z.string().max(60), on: z.iso.date() }

export const IdCardFileDraft = z.object({
  ...ofDay,
  vehicleIds: z
    .array(z.string().max(60))
    .min(1, idCardMessages.unknownVehicle)
    .max(cardLimits.perFile, `Choose at most ${cardLimits.perFile} vehicles, or create the fleet PDF`)
    .nullable()
    .meta({ description: 'Null for the whole fleet' }),
})

/** The recipient of a card, by email or text message. */
export const IdCardSend = z
  .object({
    ...ofDay,
    vehicleId: z.string().max(60),
    recipientName: oneLine().trim().min(1, 'Name is required').max(120),
    channel: z.enum(['email', 'sms']),
    recipient: oneLine().trim().min(1, idCardMessages.recipient).max(254),
    language: RecipientLanguage,
    days: z.number().int().min(1).max(366).default(30),
  })
  .superRefine(({ channel, recipient }, context) => {
    const isRight = channel === 'sms' ? isPhone(recipient) : emailAddress().safeParse(recipient).success
    if (isRight) return
    const message = channel === 'sms' ? usualMessages.phone : usualMessages.email
    context.addIssue({ code: 'custom', path: ['recipient'], message })
  })

/** A link's current card. */
export const OpenIdCard = z
  .object({
    branding: Branding,
    brokerage: z.string(),
    insured: z.string(),
    recipientName: z.string(),
    expiresAt: z.iso.datetime(),
    state: z.enum(['IN_FORCE', 'NOT_YET', 'NOT_VALID']),
    card: z
      .object({
        title: z.string(),
        text: z.string(),
        state: z.string(),
        carrier: z.string(),
        naic: z.string(),
        policyNumber: z.string(),
        effectiveOn: z.iso.date(),
        endsOn: z.iso.date(),
        insured: z.string(),
        unit: z.string(),
        vehicle: z.string(),
        vin: z.string(),
      })
      .nullable()
      .meta({ description: 'Null if the vehicle has no valid card anymore' }),
    agency: z.array(z.string()),
  })
  .meta({ id: 'OpenIdCard' })

export type IdCardPage = z.infer<typeof IdCardPage>
export type IdCardVehicle = z.infer<typeof IdCardVehicle>
export type IdCardFile = z.infer<typeof IdCardFile>
export type IdCardLink = z.infer<typeof IdCardLink>
export type OpenIdCard = z.infer<typeof OpenIdCard>
