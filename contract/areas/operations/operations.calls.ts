import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { nextCursor, pageQuery } from '../../kit/paging.ts'
import { Problem } from '../../kit/problem.ts'
import { Job, JobFilter, JobQueueFigures, ofJob } from './job.shapes.ts'
import { EventReplay, RecentEvent, RecentEventFilter, ReplayedEvents } from './recent-event.shapes.ts'
import {
  ClientError,
  ErrorAssignment,
  RecordedError,
  RecordedErrorFilter,
  RecordedErrorListing,
} from './recorded-error.shapes.ts'

const ofError = z.object({ fingerprint: z.string().regex(/^[0-9a-f]{32}$/) })

/** What only platform administrators do about one error. */
const aboutError = {
  access: 'administrator',
  params: ofError,
  limits: [{ per: 'user', tries: 120, minutes: 60 }],
} as const
const changed = { 200: RecordedError, 403: Problem, 404: Problem, 422: Problem }
const StaleError = Problem.extend({ current: RecordedError }).meta({ id: 'StaleError' })

/** How errors reach the platform administrators, and what they do about them. */
export const operationsCalls = calls({
  'POST /open/client-errors': {
    summary: 'Reports an error of the web app. Personal data and tokens are removed before it is stored.',
    body: ClientError,
    responses: { 204: 'nothing' },
    limits: [{ per: 'address', tries: 30, minutes: 10 }],
    access: 'open',
  },
  'GET /api/administration/errors': {
    query: RecordedErrorFilter.extend(pageQuery),
    responses: { 200: z.object({ items: z.array(RecordedErrorListing), nextCursor }), 403: Problem },
    summary: 'Lists errors by fingerprint, last seen first. Platform administrators only.',
    access: 'administrator',
  },
  'GET /api/administration/errors/{fingerprint}': {
    responses: { 200: RecordedError, 403: Problem, 404: Problem },
    summary: 'Returns an error with stack, releases, brokerages and trend. Platform administrators only.',
    params: ofError,
    access: 'administrator',
  },
  'PUT /api/administration/errors/{fingerprint}/assignee': {
    ...aboutError,
    body: ErrorAssignment,
    responses: { 200: RecordedError, 403: Problem, 404: Problem, 409: StaleError, 422: Problem },
    summary: 'Assigns an error to a platform administrator, or to no one.',
  },
  'POST /api/administration/errors/{fingerprint}/resolve': {
    ...aboutError,
    responses: changed,
    summary: 'Marks an error as resolved. It reopens if it is seen in a newer release.',
  },
  'POST /api/administration/errors/{fingerprint}/reopen': {
    ...aboutError,
    responses: changed,
    summary: 'Reopens a resolved error.',
  },
  'GET /api/administration/recent-events': {
    query: RecentEventFilter.extend(pageQuery),
    responses: { 200: z.object({ items: z.array(RecentEvent), nextCursor }), 400: Problem, 403: Problem },
    summary: 'Lists changes across brokerages and accounts, newest first. Platform administrators only.',
    access: 'administrator',
  },
  'POST /api/administration/recent-events/replays': {
    summary: 'Sends events to the operator’s webhook again. Platform administrators only.',
    access: 'administrator',
    limits: [{ per: 'user', tries: 60, minutes: 60 }],
    body: EventReplay,
    responses: { 200: ReplayedEvents, 403: Problem, 404: Problem, 422: Problem },
  },
  'GET /api/administration/jobs/queues': {
    summary: 'Lists the queues with their waiting, running and failed jobs. Platform administrators only.',
    access: 'administrator',
    responses: { 200: z.object({ queues: z.array(JobQueueFigures) }), 403: Problem },
  },
  'GET /api/administration/jobs': {
    query: JobFilter.extend(pageQuery),
    responses: { 200: z.object({ items: z.array(Job), nextCursor }), 400: Problem, 403: Problem },
    access: 'administrator',
    summary: 'Lists background jobs in one state, latest first. Platform administrators only.',
  },
  'POST /api/administration/jobs/{queue}/{jobId}/run': {
    ...aboutError,
    params: ofJob,
    summary: 'Runs a failed job again, with all its tries.',
    responses: { 204: 'nothing', 403: Problem, 404: Problem, 422: Problem },
  },
})
