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
    summary: 'Lists the renewals of an account: current ones, soonest first, then closed ones.',
    params: inAccount,
    responses: { 200: z.array(RenewalCycle).max(100) },
  },
  'POST /api/accounts/{accountId}/renewals': {
    access: 'account',
    summary: 'Starts the renewal of a term, for brokerage staff. Refuses a second open renewal for the same date.',
    params: inAccount,
    body: RenewalDraft,
    responses: { 201: Renewal, 403: Problem, 409: Problem, 422: Problem },
  },
  'GET /api/accounts/{accountId}/renewals/{cycleId}': {
    access: 'account',
    summary: 'Returns a renewal with its sections and their progress; `current` names the soonest open one.',
    params: oneCycle,
    responses: { 200: Renewal, 404: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/close': {
    access: 'account',
    summary: 'Closes a renewal that will not be bound, with a reason. Brokerage staff only.',
    params: oneCycle,
    body: RenewalClosing,
    responses: { 200: Renewal, 403: Problem, 404: Problem, 409: StaleRenewal, 422: Problem },
  },
  'PUT /api/accounts/{accountId}/renewals/{cycleId}/selection': {
    access: 'account',
    summary:
      'Selects the lines to renew and the requested coverage. Refuses an empty selection, a canceled policy, or a duplicate line.',
    params: oneCycle,
    body: Selection,
    responses: { 200: Renewal, 403: Problem, 404: Problem, 409: StaleRenewal, 422: Problem },
  },
  'PUT /api/accounts/{accountId}/renewals/{cycleId}/sections/{kind}': {
    access: 'account',
    summary: 'Assigns a section to a person with a due date.',
    params: oneSection,
    body: SectionPlan,
    responses: { 200: Renewal, 403: Problem, 404: Problem, 409: StaleRenewal, 422: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/sections/{kind}/mark': {
    access: 'account',
    summary:
      'Marks a section as complete, in review, waiting, or not applicable, or reopens it with a reason. ' +
      'A section with hard errors cannot be complete.',
    params: oneSection,
    body: SectionMark,
    responses: { 200: Renewal, 403: Problem, 404: Problem, 409: StaleRenewal, 422: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/sections/{kind}/nudges': {
    access: 'account',
    summary: 'Sends a reminder to the person responsible for a section, by notification and email; once per day.',
    params: oneSection,
    body: z.object({ note: text().trim().max(500).default('') }),
    responses: { 200: Renewal, 403: Problem, 404: Problem, 422: Problem },
  },
  'GET /api/accounts/{accountId}/renewals/{cycleId}/critical-path': {
    access: 'account',
    summary: 'Returns the complete-by date and forecast of each step, and the days with each party.',
    params: oneCycle,
    responses: { 200: CriticalPath, 404: Problem },
  },
  'GET /api/brokerages/{brokerCode}/renewals': {
    access: 'brokerage',
    summary:
      'Lists the open renewals of a brokerage, soonest first, counted by stage, by lateness, and by 30, 60, 90, and 120 days.',
    params: ofBrokerage,
    query: z.object({
      stage: RenewalStage.optional(),
      within: z.coerce.number<number>().int().min(1).max(400).optional(),
      late: z.stringbool().default(false).meta({ description: 'Only those behind schedule' }),
      person: z
        .string()
        .max(254)
        .optional()
        .meta({ description: 'A username: only accounts they work on, also in all counts' }),
      order: z.enum(['soonest', 'late-first']).default('soonest'),
      search: text().trim().max(100).optional(),
      cursor: z.string().max(400).optional(),
      limit: z.coerce.number<number>().int().min(1).max(200).default(50),
    }),
    responses: { 200: RenewalBoard },
  },
  'GET /api/brokerages/{brokerCode}/renewal-lead-times': {
    access: 'brokerage',
    summary: 'Returns the lead times of a brokerage, at least the active one per step, and the reminder interval.',
    params: ofBrokerage,
    responses: { 200: LeadTimes },
  },
  'PUT /api/brokerages/{brokerCode}/renewal-lead-times': {
    access: 'brokerage-admin',
    summary: 'Sets all lead times of a brokerage and the reminder interval. A step without one uses the default.',
    params: ofBrokerage,
    body: LeadTimes,
    responses: { 200: LeadTimes, 422: Problem },
  },
})
