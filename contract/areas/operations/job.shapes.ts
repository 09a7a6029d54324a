import { z } from 'zod'

/** What a background job does now. A job that failed and is tried again is waiting. */
export const jobStates = ['FAILED', 'RUNNING', 'WAITING'] as const

export type JobState = (typeof jobStates)[number]

/** The jobs of a queue and state that are counted at most. */
export const jobsCounted = 1000

const many = z
  .number()
  .int()
  .meta({ description: `At most ${jobsCounted}` })

export const JobQueueFigures = z
  .object({ queue: z.string(), waiting: many, running: many, failed: many })
  .meta({ id: 'JobQueueFigures' })

const queueName = z.string().max(100)

export const JobFilter = z.object({ state: z.enum(jobStates).default('FAILED'), queue: queueName.optional() })

/** A job for administrators, with what it is about. */
export const Job = z
  .object({
    id: z.uuid(),
    queue: z.string(),
    state: z.enum(jobStates),
    createdAt: z.iso.datetime(),
    at: z.iso.datetime().meta({ description: 'When it failed, was started, or may start' }),
    tries: z.number().int().meta({ description: 'Failed tries so far' }),
    reason: z.string().nullable().meta({ description: 'Why the last try failed, without personal data' }),
  })
  .meta({ id: 'Job' })

export const ofJob = z.object({ queue: queueName, jobId: z.uuid() })

export type JobQueueFigures = z.infer<typeof JobQueueFigures>
export type Job = z.infer<typeof Job>
