import { z } from 'zod'
import { text } from '../../kit/text.ts'
import { linkMessages } from './link.messages.ts'
import { openedAddress } from './link.rules.ts'

/** The most links that an account has. */
export const linkLimit = 50

export const QuickLink = z
  .object({ id: z.string(), displayText: z.string(), linkValue: z.string() })
  .meta({ id: 'QuickLink' })

const openable = z.url({ protocol: /^(?:http|https)$/ })

/** Starts with www. or http: or https:, and a browser can open it. */
const isWebAddress = (typed: string): boolean =>
  /^(?:www\.|https?:)\S+$/i.test(typed) && openable.safeParse(openedAddress(typed)).success

export const QuickLinkDraft = z.object({
  displayText: text().trim().min(1, linkMessages.textRequired).max(60, linkMessages.textTooLong),
  linkValue: text().trim().max(2000, linkMessages.addressTooLong).refine(isWebAddress, linkMessages.webAddress),
})

export type QuickLink = z.infer<typeof QuickLink>
export type QuickLinkDraft = z.infer<typeof QuickLinkDraft>
