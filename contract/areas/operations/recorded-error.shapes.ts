import { z } from 'zod'
import { text } from '../../kit/text.ts'

/** The source of an error: a call, a background job, or a browser. */
export const errorSources = ['SERVER', 'JOB', 'CLIENT'] as const

export type ErrorSource = (typeof errorSources)[number]

/** Days that the trend in the list and the chart of one error go back. */
export const trendDays = 14
export const chartDays = 30

/** What the errors can be narrowed by. */
export const RecordedErrorFilter = z.object({
  state: z.enum(['OPEN', 'RESOLVED']).optional(),
  source: z.enum(errorSources).optional(),
  brokerage: z.string().max(40).optional().meta({ description: 'The code of a brokerage' }),
  assigned: z.enum(['ME', 'NOBODY']).optional(),
  search: text().trim().max(100).optional().meta({ description: 'Matches the name, message and place' }),
})

const Administrator = z.object({ username: z.string(), name: z.string() })

export const RecordedErrorListing = z
  .object({
    fingerprint: z.string(),
    source: z.enum(errorSources),
    name: z.string(),
    message: z.string(),
    place: z.string().meta({ description: 'The call, the queue, or the page pattern' }),
    times: z.number().int(),
    firstSeenAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    firstRelease: z.string().meta({ description: 'Empty where unknown' }),
    lastRelease: z.string().meta({ description: 'Empty where unknown' }),
    brokerages: z.array(z.string()).meta({ description: 'The codes of up to 5 brokerages' }),
    assignee: Administrator.nullable(),
    resolvedAt: z.iso.datetime().nullable(),
    reopenedAt: z.iso.datetime().nullable().meta({ description: 'When a newer release reopened it' }),
    trend: z
      .array(z.number().int())
      .length(trendDays)
      .meta({ description: `Times per day over ${trendDays} days` }),
  })
  .meta({ id: 'RecordedErrorListing' })

/** The most releases and brokerages that the page of an error names. */
export const groupsShown = 20

export const RecordedError = RecordedErrorListing.omit({ trend: true, brokerages: true })
  .extend({
    stack: z.string(),
    resolvedBy: z.string().nullable(),
    resolvedRelease: z.string().nullable(),
    days: z.array(z.object({ day: z.iso.date(), times: z.number().int() })).length(chartDays),
    releases: z
      .array(z.object({ release: z.string(), times: z.number().int(), lastDay: z.iso.date() }))
      .max(groupsShown),
    brokerages: z.array(z.object({ code: z.string(), name: z.string(), times: z.number().int() })).max(groupsShown),
  })
  .meta({ id: 'RecordedError' })

/** An error's assignee; `was` is the one when the change started. */
export const ErrorAssignment = z.object({
  username: z.string().max(320).nullable(),
  was: z.string().max(320).nullable(),
})

/** What the web app reports of an error that no one caught, or of a part that could not be loaded. */
export const ClientError = z.object({
  name: z.string().max(100),
  message: z.string().max(1000),
  stack: z.string().max(8000),
  page: z
    .string()
    .max(120)
    .regex(/^\/(\$?[a-zA-Z][a-zA-Z0-9-]*(\/(?!$)|$))*$/, 'must be the pattern of a page'),
  release: z.string().max(100),
})

export type ClientError = z.infer<typeof ClientError>
export type RecordedErrorListing = z.infer<typeof RecordedErrorListing>
export type RecordedError = z.infer<typeof RecordedError>
