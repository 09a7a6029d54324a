import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { nextCursor, pageQuery } from '../../kit/paging.ts'
import { Problem } from '../../kit/problem.ts'
import { ScheduleType } from '../schedules/schedule-type.shapes.ts'
import { CompletenessTarget, TargetDraft, TargetLine } from './targets/completeness-target.shapes.ts'
import { RuleHit, ScheduleRule, ScheduleRuleDraft, ScheduleRuleListing } from './schedule-rule.shapes.ts'

const version = z.number().int()
const ofRule = z.object({ ruleId: z.uuid() })
const Stale = Problem.extend({ current: ScheduleRule }).meta({ id: 'StaleScheduleRule' })
const errors = { 403: Problem, 404: Problem, 422: Problem }

/** What an administrator does with a rule. */
const written = { access: 'administrator', limits: [{ per: 'user', tries: 300, minutes: 60 }] } as const

const ofTarget = z.object({ line: TargetLine })
const StaleTarget = Problem.extend({ current: CompletenessTarget }).meta({ id: 'StaleCompletenessTarget' })
const targets = { 200: z.array(CompletenessTarget), 409: StaleTarget, ...errors }

const ruleFilter = z.object({
  search: z.string().max(100).optional(),
  state: ScheduleRuleListing.shape.state.optional(),
  severity: ScheduleRuleListing.shape.severity.optional(),
  scheduleType: ScheduleType.optional(),
  brokerage: z.string().max(40).optional().meta({ description: 'Rules that apply to this brokerage' }),
})

/** Rules of the platform about the rows of schedules, and how complete these are to be. */
export const scheduleRulesCalls = calls({
  'GET /api/administration/schedule-rules': {
    access: 'administrator',
    summary: 'Lists the rules for schedule rows, the latest change first. Platform administrators only.',
    query: ruleFilter.extend(pageQuery),
    responses: { 200: z.object({ items: z.array(ScheduleRuleListing), nextCursor }), 403: Problem },
  },
  'POST /api/administration/schedule-rules': {
    ...written,
    summary: 'Creates a rule as a draft, which has no effect yet. Platform administrators only.',
    body: ScheduleRuleDraft,
    responses: { 201: ScheduleRule, 403: Problem, 422: Problem },
  },
  'GET /api/administration/schedule-rules/{ruleId}': {
    access: 'administrator',
    summary: 'Returns a rule with its latest simulation. Platform administrators only.',
    params: ofRule,
    responses: { 200: ScheduleRule, 403: Problem, 404: Problem },
  },
  'PUT /api/administration/schedule-rules/{ruleId}': {
    ...written,
    summary: 'Changes a draft. Platform administrators only.',
    params: ofRule,
    body: ScheduleRuleDraft.extend({ version }),
    responses: { 200: ScheduleRule, 409: Stale, ...errors },
  },
  'POST /api/administration/schedule-rules/{ruleId}/simulate': {
    ...written,
    summary: 'Starts a simulation of a draft on the stored rows. Platform administrators only.',
    params: ofRule,
    responses: { 202: ScheduleRule, ...errors },
  },
  'GET /api/administration/schedule-rules/{ruleId}/hits': {
    access: 'administrator',
    summary: 'Lists the first rows that the latest simulation found. Platform administrators only.',
    params: ofRule,
    query: z.object(pageQuery),
    responses: { 200: z.object({ items: z.array(RuleHit), nextCursor }), 403: Problem, 404: Problem },
  },
  'POST /api/administration/schedule-rules/{ruleId}/publish': {
    ...written,
    summary: 'Publishes a simulated draft: rows are checked by it from its first day on. Platform administrators only.',
    params: ofRule,
    body: z.object({
      version,
      isConfirmed: z.boolean().meta({ description: 'Also if the rule marks many rows' }),
    }),
    responses: { 200: ScheduleRule, 409: Stale, ...errors },
  },
  'POST /api/administration/schedule-rules/{ruleId}/retire': {
    ...written,
    summary: 'Retires a rule: rows are no longer checked by it. Platform administrators only.',
    params: ofRule,
    body: z.object({ version }),
    responses: { 200: ScheduleRule, 409: Stale, ...errors },
  },
  'GET /api/administration/completeness-targets': {
    access: 'administrator',
    summary: 'Returns the completeness targets, by line. Platform administrators only.',
    responses: { 200: z.array(CompletenessTarget), 403: Problem },
  },
  'PUT /api/administration/completeness-targets/{line}': {
    ...written,
    summary: 'Saves the completeness target of a line; version 0 adds one. Platform administrators only.',
    params: ofTarget,
    body: TargetDraft.extend({ version }),
    responses: targets,
  },
  'DELETE /api/administration/completeness-targets/{line}': {
    ...written,
    summary: 'Removes the completeness target of a line. Platform administrators only.',
    params: ofTarget,
    query: z.object({ version: z.coerce.number<string>().int() }),
    responses: targets,
  },
})
