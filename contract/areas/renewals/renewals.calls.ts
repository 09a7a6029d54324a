import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { text } from '../../kit/text.ts'
import {
  CriticalPath,
  LeadTimes,
  Renewal,
  RenewalBoard,
  RenewalClosing,
  RenewalCycle,
  RenewalDraft,
  RenewalStage,
  SectionKind,
  SectionMark,
  SectionPlan,
  Selection,
} from './renewal.shapes.ts'

const inAccount = z.object({ accountId: z.string() })
const oneCycle = z.object({ accountId: z.string(), cycleId: z.string() })
const oneSection = oneCycle.extend({ kind: SectionKind })
const ofBrokerage = z.object({ brokerCode: z.string() })
const StaleRenewal = Problem.extend({ current: Renewal }).meta({ id: 'StaleRenewal' })

export const renewalsCalls = calls({
  'GET /api/accounts/{accountId}/renewals': {
    access: 'account',
    summary: 'The renewals of an account: the current ones, the soonest first, then those that are over.',
    params: inAccount,
    responses: { 200: z.array(RenewalCycle).max(100) },
  },
  'POST /api/accounts/{accountId}/renewals': {
    access: 'account',
    summary: 'Starts the renewal of a term, for brokerage staff. A second current one for the same day is refused.',
    params: inAccount,
    body: RenewalDraft,
    responses: { 201: Renewal, 403: Problem, 409: Problem, 422: Problem },
  },
  'GET /api/accounts/{accountId}/renewals/{cycleId}': {
    access: 'account',
    summary: 'A renewal with its sections and how far each has come; `current` names the soonest that is current.',
    params: oneCycle,
    responses: { 200: Renewal, 404: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/close': {
    access: 'account',
    summary: 'Ends a renewal that will not be bound, with its reason, for brokerage staff.',
    params: oneCycle,
    body: RenewalClosing,
    responses: { 200: Renewal, 403: Problem, 404: Problem, 409: StaleRenewal, 422: Problem },
  },
  'PUT /api/accounts/{accountId}/renewals/{cycleId}/selection': {
    access: 'account',
    summary:
      'Chooses what is placed and with what cover. An empty choice, a canceled policy or a line twice is refused.',
    params: oneCycle,
    body: Selection,
    responses: { 200: Renewal, 403: Problem, 404: Problem, 409: StaleRenewal, 422: Problem },
  },
  'PUT /api/accounts/{accountId}/renewals/{cycleId}/sections/{kind}': {
    access: 'account',
    summary: 'Gives a section to a person, with the day by which it is due.',
    params: oneSection,
    body: SectionPlan,
    responses: { 200: Renewal, 403: Problem, 404: Problem, 409: StaleRenewal, 422: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/sections/{kind}/mark': {
    access: 'account',
    summary:
      'Marks a section as complete, in review, waiting or not applicable, or opens it again with a reason. ' +
      'One with hard errors cannot be complete.',
    params: oneSection,
    body: SectionMark,
    responses: { 200: Renewal, 403: Problem, 404: Problem, 409: StaleRenewal, 422: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/sections/{kind}/nudges': {
    access: 'account',
    summary: 'Reminds whoever has a section in hand, by notice and mail; once a day.',
    params: oneSection,
    body: z.object({ note: text().trim().max(500).default('') }),
    responses: { 200: Renewal, 403: Problem, 404: Problem, 422: Problem },
  },
  'GET /api/accounts/{accountId}/renewals/{cycleId}/critical-path': {
    access: 'account',
    summary:
      'Until when each step is safe, when it will be done at the pace so far, and who has held the renewal how long.',
    params: oneCycle,
    responses: { 200: CriticalPath, 404: Problem },
  },
  'GET /api/brokerages/{brokerCode}/renewals': {
    access: 'brokerage',
    summary: 'The current renewals of a brokerage, the soonest first, counted by stage and by 30, 60, 90 and 120 days.',
    params: ofBrokerage,
    query: z.object({
      stage: RenewalStage.optional(),
      within: z.coerce.number<number>().int().min(1).max(400).optional(),
      search: text().trim().max(100).optional(),
      cursor: z.string().max(400).optional(),
      limit: z.coerce.number<number>().int().min(1).max(200).default(50),
    }),
    responses: { 200: RenewalBoard },
  },
  'GET /api/brokerages/{brokerCode}/renewal-lead-times': {
    access: 'brokerage',
    summary:
      'The lead times of a brokerage, of every step at least the one in force, and how often people are reminded.',
    params: ofBrokerage,
    responses: { 200: LeadTimes },
  },
  'PUT /api/brokerages/{brokerCode}/renewal-lead-times': {
    access: 'brokerage-admin',
    summary: 'Sets all lead times of a brokerage, a step without one has the usual, and how often people are reminded.',
    params: ofBrokerage,
    body: LeadTimes,
    responses: { 200: LeadTimes, 422: Problem },
  },
})
