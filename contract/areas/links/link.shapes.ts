import { z } from 'zod'
import { field } from '../../kit/field.ts'
import { record } from '../../kit/record.ts'
import { anyone } from '../../kit/rights.ts'
import { text } from '../../kit/text.ts'
import { linkMessages } from './link.messages.ts'
import { openedAddress } from './link.rules.ts'

const openable = z.url({ protocol: /^(?:http|https)$/ })

/** Starts with www. or http: or https:, and a browser can open it. */
const isWebAddress = (typed: string): boolean =>
  /^(?:www\.|https?:)\S+$/i.test(typed) && openable.safeParse(openedAddress(typed)).success

/** The most links that an account has. */
export const linkLimit = 50

/** A quick link of an account. Its order is that of the list. */
export const quickLink = record({
  name: 'link',
  schema: 'QuickLink',
  noun: { one: 'a quick link at the end of the list', many: 'the quick links of an account, in their order' },
  access: 'account',
  changes: 'links',
  fields: {
    displayText: field({
      kind: 'text',
      label: 'Text',
      required: true,
      schema: text().trim().min(1, linkMessages.textRequired).max(60, linkMessages.textTooLong),
    }),
    linkValue: field({
      kind: 'web-address',
      label: 'Web address',
      required: true,
      placeholder: 'www.',
      schema: text().trim().max(2000, linkMessages.addressTooLong).refine(isWebAddress, linkMessages.webAddress),
    }),
  },
  limit: { count: linkLimit, field: 'displayText', message: linkMessages.full },
  rights: { add: anyone, change: anyone, remove: anyone },
})

export const QuickLinkDraft = quickLink.draft

export type QuickLink = z.infer<typeof quickLink.shown>
export type QuickLinkDraft = z.infer<typeof QuickLinkDraft>
