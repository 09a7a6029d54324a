import { z } from 'zod'
import { calls } from '../../../kit/call.ts'
import { pageQuery } from '../../../kit/paging.ts'
import { Problem } from '../../../kit/problem.ts'
import { ScheduleType } from '../schedule-type.shapes.ts'
import { noTab } from '../schedule.shapes.ts'
import {
  BackdatePage,
  BackdateReason,
  DifferencePage,
  DifferencesQuery,
  FindingPage,
  FindingsQuery,
  PendingDecision,
  PendingPage,
  PulledRow,
  RowHistory,
  Snapshot,
  SnapshotDraft,
} from './review.shapes.ts'

const inAccount = z.object({ id: z.string() })
const ofType = inAccount.extend({ type: ScheduleType })
const inTab = z.object({ tabId: z.coerce.number<number>().int().default(noTab) })

/** The review of schedules: issues, snapshots and their differences, history, and pending rows. */
export const scheduleReviewCalls = calls({
  'GET /api/accounts/{id}/schedules/{type}/findings': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Lists all issues of one type and tab: those of the tab first, then row by row.',
    params: ofType,
    query: FindingsQuery.extend(pageQuery),
    responses: { 200: FindingPage, 404: Problem },
  },
  'GET /api/accounts/{id}/schedules/snapshots': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Lists the schedule snapshots of an account, newest first, if turned on.',
    params: inAccount,
    responses: { 200: z.array(Snapshot), 403: Problem },
  },
  'POST /api/accounts/{id}/schedules/snapshots': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Takes a snapshot of all schedules. Brokerage staff only.',
    params: inAccount,
    body: SnapshotDraft,
    responses: { 201: Snapshot, 403: Problem, 422: Problem },
  },
  'GET /api/accounts/{id}/schedules/{type}/differences': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Compares two versions of one type and tab, row by row, with totals before and after.',
    params: ofType,
    query: DifferencesQuery.extend(pageQuery),
    responses: { 200: DifferencePage, 403: Problem, 404: Problem },
  },
  'GET /api/accounts/{id}/schedules/{type}/rows/{rowId}/history': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Lists the changes of a row by cell, newest first, also for a deleted row.',
    params: ofType.extend({ rowId: z.string() }),
    query: inTab.extend(pageQuery),
    responses: { 200: RowHistory, 404: Problem },
  },
  'GET /api/accounts/{id}/schedules/pending': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Lists rows awaiting brokerage approval, of all schedules.',
    params: inAccount,
    query: z.object(pageQuery),
    responses: { 200: PendingPage, 403: Problem },
  },
  'POST /api/accounts/{id}/schedules/{type}/pending': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Accepts or rejects a pending row. Brokerage staff only.',
    params: ofType,
    body: PendingDecision,
    responses: { 204: 'nothing', 403: Problem, 404: Problem, 409: Problem, 422: Problem },
  },
  'GET /api/accounts/{id}/schedules/pull-through': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Lists rows to add to general liability: one per location without a row there.',
    params: inAccount,
    responses: { 200: z.array(PulledRow), 403: Problem },
  },
  'POST /api/accounts/{id}/schedules/pull-through': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Adds these rows to general liability; skips locations that already have a row.',
    params: inAccount,
    body: z.object({ locations: z.array(z.string().max(200)).min(1).max(5000) }),
    responses: { 201: z.object({ rows: z.number().int() }), 403: Problem, 422: Problem },
  },
  'GET /api/accounts/{id}/schedules/backdates': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Lists backdated changes, newest first, with their reasons if given.',
    params: inAccount,
    query: z.object(pageQuery),
    responses: { 200: BackdatePage, 403: Problem },
  },
  'PUT /api/accounts/{id}/schedules/backdates/{backdateId}': {
    access: 'account:OP_READ_SCHEDULES',
    summary: 'Sets the reason for a backdated change.',
    params: inAccount.extend({ backdateId: z.string() }),
    body: BackdateReason,
    responses: { 204: 'nothing', 403: Problem, 404: Problem, 422: Problem },
  },
})
