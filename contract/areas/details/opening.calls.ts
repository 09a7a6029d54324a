import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { text } from '../../kit/text.ts'
import { AccountListing } from '../accounts/account.shapes.ts'
import {
  AccountOpening,
  AccountsAssignment,
  AccountCompleteness,
  accountCodes,
  BulkResult,
  ChosenAccounts,
} from './opening.shapes.ts'

const params = z.object({ brokerCode: z.string() })
const ofAccount = params.extend({ accountId: z.string() })

/** Work on many accounts at once. */
const ofMany = {
  access: 'brokerage',
  limits: [{ per: 'user', tries: 120, minutes: 60 }],
  params,
  responses: { 200: BulkResult, 403: Problem, 422: Problem },
} as const

/** The life cycle of a brokerage's accounts. */
export const openingCalls = calls({
  'GET /api/brokerages/{brokerCode}/account-code': {
    access: 'brokerage',
    summary: 'Suggests an available account code for a company name. Brokerage staff only.',
    limits: [{ per: 'user', tries: 600, minutes: 60 }],
    params,
    query: z.object({ companyName: text().trim().max(200) }),
    responses: { 200: z.object({ code: z.string() }) },
  },
  'GET /api/brokerages/{brokerCode}/account-completeness': {
    access: 'brokerage',
    summary:
      'Returns how complete the data of accounts is, and when their people last logged in. Brokerage staff only.',
    params,
    query: z.object({ codes: accountCodes }),
    responses: { 200: z.object({ items: z.array(AccountCompleteness) }) },
  },
  'POST /api/brokerages/{brokerCode}/accounts': {
    access: 'brokerage',
    summary:
      'Creates an account with its team and lines of business, and invites its first contact. Brokerage staff only.',
    limits: [{ per: 'user', tries: 200, minutes: 60 }],
    params,
    body: AccountOpening,
    responses: { 201: AccountListing, 403: Problem, 422: Problem },
  },
  'POST /api/brokerages/{brokerCode}/accounts/{accountId}/archive': {
    access: 'brokerage',
    summary:
      'Archives an account: its own people can no longer open it and lists leave it out. Refused while a renewal or a ' +
      'claim is open, or a signature is missing. Brokerage staff only.',
    params: ofAccount,
    responses: { 204: 'nothing', 403: Problem, 404: Problem, 422: Problem },
  },
  'POST /api/brokerages/{brokerCode}/accounts/{accountId}/restore': {
    access: 'brokerage',
    summary: 'Restores an archived account. Brokerage staff only.',
    params: ofAccount,
    responses: { 204: 'nothing', 403: Problem, 404: Problem, 422: Problem },
  },
  'POST /api/brokerages/{brokerCode}/archived-accounts': {
    ...ofMany,
    summary: 'Archives accounts; those on which something is open stay, with the reason. Brokerage staff only.',
    body: ChosenAccounts,
  },
  'POST /api/brokerages/{brokerCode}/account-assignments': {
    ...ofMany,
    summary: 'Gives accounts an Advisor or Primary Account Manager in place of the one they had. Brokerage staff only.',
    body: AccountsAssignment,
  },
})
