import { z } from 'zod'
import { emailAddress, oneLine, text } from '../../../kit/text.ts'
import { lenderMessages } from './lender-notice.messages.ts'
import { lenderInterestCodes, noticeReasons } from './lender-parties.rules.ts'

const interest = z.enum(lenderInterestCodes)
const day = z.iso.date()

/** Someone with an interest in the property that a claim is about. */
export const LenderParty = z
  .object({
    name: z.string(),
    interest,
    address: z.string(),
    loan: z.string(),
    email: z.string(),
    sources: z.array(z.string()).meta({ description: 'Where the portal found the interest' }),
    isNotified: z.boolean(),
  })
  .meta({ id: 'LenderParty' })

export const LenderNotices = z
  .object({
    parties: z.array(LenderParty).meta({ description: 'For brokerage staff' }),
    reason: z
      .enum(noticeReasons)
      .nullable()
      .meta({ description: 'Why a notice is suggested; null while it is not, or once everyone found was notified' }),
    notices: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        interest,
        email: z.string().meta({ description: 'Blank for a letter to print' }),
        sentBy: z.string(),
        sentAt: z.iso.datetime(),
        mailedOn: day.nullable(),
      }),
    ),
    maySend: z.boolean(),
    today: day,
  })
  .meta({ id: 'LenderNotices' })

const draft = {
  name: oneLine().trim().min(1, lenderMessages.nameNeeded).max(160),
  interest,
  address: text().trim().max(400).default(''),
  loan: oneLine().trim().max(50).default(''),
  email: z.union([z.literal(''), emailAddress()]).default(''),
  message: text().trim().max(1000).default(''),
}

/** What a letter is previewed from; an address may still be missing. */
export const LenderNoticePreview = z.object(draft)

export const LenderNoticeDraft = z
  .object(draft)
  .refine(({ email, address }) => email !== '' || address !== '', {
    path: ['address'],
    message: lenderMessages.addressNeeded,
  })
  .meta({ id: 'LenderNoticeDraft' })

export const LenderNoticeMailed = z.object({ mailedOn: day }).meta({ id: 'LenderNoticeMailed' })

export type LenderParty = z.infer<typeof LenderParty>
export type LenderNotices = z.infer<typeof LenderNotices>
export type LenderNoticeDraft = z.infer<typeof LenderNoticeDraft>
