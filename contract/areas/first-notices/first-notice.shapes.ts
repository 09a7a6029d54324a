import { z } from 'zod'
import { oneLine, text } from '../../kit/text.ts'
import { Branding } from '../branding/branding.shapes.ts'
import { stateChoices } from '../schedules/values/us-states.ts'
import { firstNoticeMessages } from './first-notice.messages.ts'
import {
  type NoticeCodeKind,
  noticeCodeKindNames,
  type NoticeRole,
  noticeRoleNames,
  noticeTypes,
} from './first-notice.rules.ts'

const moment = z.iso.datetime()
const Kind = z.enum(Object.keys(noticeCodeKindNames) as [NoticeCodeKind, ...NoticeCodeKind[]])

export const NoticeCode = z
  .object({
    id: z.string(),
    kind: Kind,
    label: z.string(),
    address: z.string().meta({ description: 'Of the page that it opens' }),
    createdBy: z.string(),
    createdAt: moment,
    expiresAt: moment,
    state: z.enum(['WORKS', 'EXPIRED', 'REVOKED']),
    uses: z.number().int(),
    lastUsedAt: moment.nullable(),
  })
  .meta({ id: 'NoticeCode' })

const Item = z.object({ id: z.string(), label: z.string() })

export const NoticeCodePage = z
  .object({
    codes: z.array(NoticeCode),
    onIdCards: z.boolean().meta({ description: 'ID cards carry the code of their vehicle' }),
    vehicles: z.array(Item),
    locations: z.array(Item),
  })
  .meta({ id: 'NoticeCodePage' })

export const NoticeCodeDraft = z
  .object({
    kind: Kind,
    rowId: z.string().max(60).nullable().meta({ description: 'The vehicle or location on its schedule' }),
    label: oneLine().trim().max(80).meta({ description: 'Where a code of the account is posted' }),
    days: z.number().int().min(1).max(1100),
  })
  .meta({ id: 'NoticeCodeDraft' })

export const NoticeSettings = z.object({ onIdCards: z.boolean() }).meta({ id: 'NoticeSettings' })

/** What a person who scans a code sees: the account's name, and for a vehicle only what is visible on it. */
export const NoticeLanding = z
  .object({
    branding: Branding,
    brokerage: z.string(),
    company: z.string(),
    kind: Kind,
    vehicle: z.string(),
    today: z.iso.date(),
  })
  .meta({ id: 'NoticeLanding' })

const answer = z.enum(['', 'Y', 'N'])
const states = stateChoices.map(({ value }) => value)

export const FirstNoticeDraft = z
  .object({
    key: z.uuid().meta({ description: 'Of the sender’s page: a report that is sent twice is kept once' }),
    language: z.enum(['en', 'es']),
    type: z.enum(noticeTypes),
    lossOn: z.iso.date(),
    lossTime: z.union([z.literal(''), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, firstNoticeMessages.time)]),
    place: oneLine().trim().max(300),
    state: z.enum(['', ...states]),
    what: text().trim().max(4000),
    others: text().trim().max(2000),
    injured: answer,
    police: answer,
    reportNumber: oneLine().trim().max(120),
    witnesses: text().trim().max(2000),
    name: oneLine().trim().max(120),
    phone: oneLine().trim().max(60),
    role: z.enum(Object.keys(noticeRoleNames) as [NoticeRole, ...NoticeRole[]]),
  })
  .meta({ id: 'FirstNoticeDraft' })

export const FirstNoticeReceipt = z
  .object({
    reference: z.string(),
    uploadToken: z.string().meta({ description: 'With which photos are added for 2 hours' }),
  })
  .meta({ id: 'FirstNoticeReceipt' })

export type NoticeCode = z.infer<typeof NoticeCode>
export type NoticeCodePage = z.infer<typeof NoticeCodePage>
export type NoticeCodeDraft = z.infer<typeof NoticeCodeDraft>
export type NoticeLanding = z.infer<typeof NoticeLanding>
export type FirstNoticeDraft = z.infer<typeof FirstNoticeDraft>
export type FirstNoticeReceipt = z.infer<typeof FirstNoticeReceipt>
