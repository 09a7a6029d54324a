import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { QuickLink, QuickLinkDraft } from './link.shapes.ts'

const inAccount = z.object({ accountCode: z.string() })
const QuickLinks = z.array(QuickLink)

export const linksCalls = calls({
  'GET /api/accounts/{accountCode}/hotlinks': {
    access: 'account',
    summary: 'The quick links of an account, in their order.',
    params: inAccount,
    responses: { 200: QuickLinks },
  },
  'POST /api/accounts/{accountCode}/hotlinks': {
    access: 'account',
    summary: 'Adds a quick link at the end.',
    params: inAccount,
    body: QuickLinkDraft,
    responses: { 201: QuickLinks, 422: Problem },
  },
  'DELETE /api/accounts/{accountCode}/hotlinks/{id}': {
    access: 'account',
    summary: 'Removes a quick link.',
    params: inAccount.extend({ id: z.string() }),
    responses: { 200: QuickLinks, 404: Problem },
  },
  'PUT /api/accounts/{accountCode}/hotlinks/order': {
    access: 'account',
    summary: 'Puts the quick links in the order of the list sent; those that it does not know come after them.',
    params: inAccount,
    body: z.array(QuickLink.pick({ id: true })).max(200),
    responses: { 200: QuickLinks },
  },
})
