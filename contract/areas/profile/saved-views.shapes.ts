import { z } from 'zod'

/** The lists whose views can be saved, each with the name that its saved views are stored under. */
export const SavedViewList = z.enum([
  'accounts',
  'policies',
  'renewals',
  'schedule-rules',
  'schedule-data',
  'losses',
  'loss-deadlines',
  'users',
  'claims',
  'certificates',
  'certificate-holders',
  'prospects',
  'errors',
])

export const savedViewMessages = {
  nameRequired: 'Enter a name',
  nameTaken: 'Names must be different',
  full: 'You can save up to 20 views. Delete one first.',
  saveFailed: 'The view could not be saved.',
} as const

/** How a person looks at a list: its search, filters and order, as the address of the page holds them. */
export const SavedView = z
  .object({
    name: z.string().trim().min(1, savedViewMessages.nameRequired).max(60),
    search: z
      .record(z.string().min(1).max(80), z.string().max(300))
      .refine((search) => Object.keys(search).length <= 40, 'cannot have more than 40 parts')
      .meta({ description: 'The query of the address, by name' }),
  })
  .meta({ id: 'SavedView' })

export const SavedViews = z.object({
  views: z
    .array(SavedView)
    .max(20, savedViewMessages.full)
    .refine((views) => new Set(views.map(({ name }) => name)).size === views.length, savedViewMessages.nameTaken),
})

export type SavedViewList = z.infer<typeof SavedViewList>
export type SavedView = z.infer<typeof SavedView>
export type SavedViews = z.infer<typeof SavedViews>
