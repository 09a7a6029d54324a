import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { isCut, nextCursor, pageQuery } from '../../kit/paging.ts'
import { Account, AccountFilter, AccountListing } from './account.shapes.ts'

export const accountsCalls = calls({
  'GET /api/accounts': {
    access: 'signed-in',
    summary: 'Lists the accounts the user can open; `search` matches name and code, or word prefixes below 3 letters.',
    query: AccountFilter.extend(pageQuery),
    responses: { 200: z.object({ items: z.array(AccountListing), nextCursor, isCut }) },
  },
  'GET /api/accounts/{code}': {
    access: 'account',
    summary: 'One account.',
    params: z.object({ code: z.string() }),
    responses: { 200: z.object({ account: Account }) },
  },
  'GET /api/merged-accounts/{code}': {
    access: 'signed-in',
    summary:
      'Returns the account that an account was merged into; null without access to it, and null for every other code.',
    params: z.object({ code: z.string() }),
    responses: { 200: z.object({ accountCode: z.string().nullable() }) },
  },
  'GET /api/users/me/{accountCode}/permissions': {
    access: 'account',
    summary: 'The permission codes of the current user on an account.',
    params: z.object({ accountCode: z.string() }),
    responses: { 200: z.object({ permissions: z.array(z.string()) }) },
  },
})
