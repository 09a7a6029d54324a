import { z } from 'zod'
import { calls, type Schema } from '../../kit/call.ts'
import { pageQuery } from '../../kit/paging.ts'
import { Problem } from '../../kit/problem.ts'
import { IdCardFileDraft, IdCardFiles, IdCardPage, IdCardSend, OpenIdCard } from './id-card.shapes.ts'

const access = 'account:OP_READ_SCHEDULES'
const inAccount = z.object({ accountId: z.string() })

/** A call that makes something, and returns its id. */
const making = <B extends Schema>(body: B, summary: string) => ({
  access: 'account:OP_READ_SCHEDULES' as const,
  summary,
  params: inAccount,
  body,
  responses: { 201: z.object({ id: z.string() }), 403: Problem, 404: Problem, 422: Problem },
})

const ofLink = z.object({ token: z.string().max(200) })
const few = [{ per: 'address', tries: 60, minutes: 15 }] as const
const looked = [{ per: 'address', tries: 100, minutes: 15, refusedOnly: true }] as const

export const idCardsCalls = calls({
  'GET /api/accounts/{accountId}/id-cards': {
    access,
    summary: 'Returns the vehicles with their ID cards on a day, the PDFs that were created, and the delivery log.',
    params: inAccount,
    query: z.object({ on: z.iso.date().optional(), policyId: z.string().max(60).optional() }),
    responses: { 200: IdCardPage, 403: Problem },
  },
  'POST /api/accounts/{accountId}/id-card-files': making(
    IdCardFileDraft,
    'Creates a PDF of ID cards: at once for chosen vehicles, in the background for the whole fleet.',
  ),
  'GET /api/accounts/{accountId}/id-card-files': {
    access,
    summary: 'Lists the PDFs of ID cards, newest first.',
    params: inAccount,
    query: z.object(pageQuery),
    responses: { 200: IdCardFiles, 403: Problem },
  },
  'GET /api/accounts/{accountId}/id-card-files/{fileId}': {
    access,
    summary: 'Downloads a PDF of ID cards.',
    params: inAccount.extend({ fileId: z.string() }),
    responses: { 200: 'file', 403: Problem, 404: Problem, 409: Problem },
  },
  'POST /api/accounts/{accountId}/id-card-links': making(
    IdCardSend,
    'Sends an ID card by email or text message, as a link that expires.',
  ),
  'DELETE /api/accounts/{accountId}/id-card-links/{linkId}': {
    access,
    summary: 'Revokes the link of an ID card; it stops working.',
    params: inAccount.extend({ linkId: z.string() }),
    responses: { 204: 'nothing', 403: Problem, 404: Problem },
  },
  'GET /open/id-cards/{token}': {
    access: 'open',
    summary: 'Returns the ID card behind a link, as it is today. Links that do not work get the same response.',
    limits: looked,
    params: ofLink,
    responses: { 200: OpenIdCard, 404: Problem },
  },
  'POST /open/id-cards/{token}/views': {
    access: 'open',
    summary: 'Counts that the page of an ID card was opened.',
    limits: few,
    params: ofLink,
    responses: { 204: 'nothing', 404: Problem },
  },
  'GET /open/id-cards/{token}/file': {
    access: 'open',
    summary: 'Returns the ID card behind a link as a PDF.',
    limits: few,
    params: ofLink,
    responses: { 200: 'file', 404: Problem },
  },
})
