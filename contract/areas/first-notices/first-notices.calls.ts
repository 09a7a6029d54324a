import { z } from 'zod'
import { calls, type Limit } from '../../kit/call.ts'
import { accountReading, Problem } from '../../kit/problem.ts'
import {
  FirstNoticeDraft,
  FirstNoticeReceipt,
  NoticeCode,
  NoticeCodeDraft,
  NoticeCodePage,
  NoticeLanding,
  NoticeSettings,
} from './first-notice.shapes.ts'

const inAccount = z.object({ accountId: z.string() })
const ofCode = inAccount.extend({ codeId: z.string() })
const byCode = z.object({ code: z.string().max(40) })
const errors = { 403: Problem, 404: Problem }

const managing = (summary: string) => ({ access: 'account' as const, summary })

/** A call without a login, rate-limited by address. */
const guest = (summary: string, limit: Omit<Limit, 'per'>) => ({
  limits: [{ per: 'address' as const, ...limit }],
  summary,
})

export const firstNoticesCalls = calls({
  'GET /api/accounts/{accountId}/notice-codes': accountReading(
    inAccount,
    NoticeCodePage,
    'Returns the codes that open a first notice of a claim without a login.',
  ),
  'POST /api/accounts/{accountId}/notice-codes': {
    ...managing(
      'Creates a code for the account, a vehicle, or a location. An active code of the same item is renewed.',
    ),
    body: NoticeCodeDraft,
    params: inAccount,
    responses: { 201: NoticeCode, 422: Problem, ...errors },
  },
  'DELETE /api/accounts/{accountId}/notice-codes/{codeId}': {
    ...managing('Revokes a code; it stops working.'),
    params: ofCode,
    responses: { 204: 'nothing', ...errors },
  },
  'GET /api/accounts/{accountId}/notice-codes/{codeId}/poster': {
    ...managing('Returns a page with the code to print, in English and Spanish.'),
    params: ofCode,
    responses: { 200: 'file', ...errors },
  },
  'PUT /api/accounts/{accountId}/notice-settings': {
    ...managing('Sets whether ID cards carry the code of their vehicle.'),
    body: NoticeSettings,
    params: inAccount,
    responses: { 200: NoticeSettings, ...errors },
  },
  'GET /open/first-notices/{code}': {
    access: 'open',
    ...guest('Returns what a code is for. Codes that do not work get the same response.', {
      tries: 60,
      minutes: 15,
      refusedOnly: true,
    }),
    params: byCode,
    responses: { 200: NoticeLanding, 404: Problem },
  },
  'POST /open/first-notices/{code}': {
    access: 'open',
    ...guest('Sends the first notice of a claim; it becomes a draft for the account to confirm.', {
      tries: 20,
      minutes: 60,
    }),
    body: FirstNoticeDraft,
    params: byCode,
    responses: { 201: FirstNoticeReceipt, 404: Problem, 422: Problem },
  },
  'POST /open/first-notices/{code}/photos/{uploadToken}': {
    access: 'open',
    ...guest('Adds a photo to a first notice that was sent within the last 2 hours.', { tries: 60, minutes: 60 }),
    params: byCode.extend({ uploadToken: z.string().max(60) }),
    upload: { field: 'file', maxBytes: 25 * 1024 ** 2 },
    responses: { 201: z.object({ photos: z.number().int() }), 404: Problem, 422: Problem },
  },
})
