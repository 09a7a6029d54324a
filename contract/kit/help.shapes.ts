import { z } from 'zod'

const HelpAnswer = z.object({ question: z.string().min(5).max(120), answer: z.string().min(10).max(500) })

/** What people ask about one part of the portal. */
const HelpTopic = z.object({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  title: z.string().min(3).max(60),
  /** Beginnings of the addresses of its pages, `*` for any part: within an account, or from the root after a slash. */
  pages: z.array(z.string().regex(/^\/?[a-z]+[a-z/*-]*$/)),
  /** What one may need before logging in. */
  forGuests: z.boolean().optional(),
  answers: z.array(HelpAnswer).min(1).max(12),
})

/** The answers of the help, as their file holds them. */
export const HelpTopics = z.object({
  topics: z.array(HelpTopic).refine((topics) => new Set(topics.map(({ id }) => id)).size === topics.length, 'Same id'),
})

export type HelpTopic = z.infer<typeof HelpTopic>
