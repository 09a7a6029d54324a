import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { Brokerage } from '../brokerages/brokerage.shapes.ts'
import { BrokerageDetail, SuspensionReason } from './brokerage-detail.shapes.ts'
import { BrokerageDraft, BrokerageRecord } from './brokerage-draft.shapes.ts'

const StaleBrokerage = Problem.extend({ current: Brokerage }).meta({ id: 'StaleBrokerage' })

const ofBrokerage = z.object({ brokerCode: z.string().max(40) })
const suspension = {
  access: 'administrator',
  stepUp: true,
  limits: [{ per: 'user', tries: 60, minutes: 60 }],
  params: ofBrokerage,
  body: SuspensionReason,
  responses: { 200: BrokerageDetail, 403: Problem, 404: Problem, 422: Problem },
} as const

/** How a platform administrator adds brokerages. Their staff do the rest. */
export const brokerageAdministrationCalls = calls({
  'POST /api/brokerages': {
    access: 'administrator',
    summary: 'Creates a brokerage and invites its first admin. Platform administrators only.',
    limits: [{ per: 'user', tries: 60, minutes: 60 }],
    body: BrokerageDraft,
    responses: { 201: Brokerage, 403: Problem, 422: Problem },
  },
  'PUT /api/brokerages/{brokerCode}': {
    access: 'administrator',
    summary:
      'Changes the name and subdomain of a brokerage. `was` is what the change started from. Administrators only.',
    params: z.object({ brokerCode: z.string() }),
    body: BrokerageRecord.extend({ was: BrokerageRecord }),
    responses: { 200: Brokerage, 403: Problem, 404: Problem, 409: StaleBrokerage, 422: Problem },
  },
  'GET /api/administration/brokerages/{brokerCode}': {
    access: 'administrator',
    summary: 'Returns a brokerage with its counts, staff, and latest audit entries. Platform administrators only.',
    params: ofBrokerage,
    responses: { 200: BrokerageDetail, 403: Problem, 404: Problem },
  },
  'POST /api/administration/brokerages/{brokerCode}/suspend': {
    ...suspension,
    summary:
      'Suspends a brokerage: its staff and clients are logged out and cannot log in, and its host shows a neutral page. ' +
      'Nothing is deleted.',
  },
  'POST /api/administration/brokerages/{brokerCode}/reinstate': {
    ...suspension,
    summary: 'Reinstates a suspended brokerage as it was.',
  },
})
