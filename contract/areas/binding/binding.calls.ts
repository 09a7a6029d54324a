import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { oneLine } from '../../kit/text.ts'
import { wholeFileLimit } from '../documents/document.rules.ts'
import { PublishedQuote } from '../quotes/quote.shapes.ts'
import {
  BindConfirmation,
  BindDecision,
  BinderDraft,
  BindOption,
  BindOrder,
  BindReturn,
  DifferenceDecision,
  PolicySheet,
} from './binding.shapes.ts'

const oneCycle = z.object({ accountId: z.string(), cycleId: z.string() })
const oneOption = oneCycle.extend({ quoteId: z.string() })
const Stale = Problem.extend({ current: BindOption }).meta({ id: 'StaleBindOption' })
const OrderConflict = Problem.extend({
  accepted: PublishedQuote.optional().meta({ description: 'The accepted version of a quote that changed later' }),
  shown: PublishedQuote.optional().meta({ description: 'The version shown now; none if the quote was withdrawn' }),
}).meta({ id: 'BindOrderConflict' })
const moved = { 200: BindDecision, 403: Problem, 404: Problem, 409: Stale, 422: Problem }

export const bindingCalls = calls({
  'GET /api/accounts/{accountId}/renewals/{cycleId}/binding': {
    access: 'account',
    summary: 'Lists the accepted quotes of a renewal and their binding progress; `current` names the soonest renewal.',
    params: oneCycle,
    responses: { 200: BindDecision, 403: Problem, 404: Problem },
  },
  'PUT /api/accounts/{accountId}/bind-signers': {
    access: 'account',
    summary: 'Sets the authorized signers in addition to account Admins. Account Admins only.',
    params: z.object({ accountId: z.string() }),
    body: z.object({ usernames: z.array(oneLine().max(254)).max(50) }),
    responses: { 204: 'nothing', 403: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/order': {
    access: 'account',
    summary:
      'Requests to bind. Authorized signers of the insured only. Refused: an expired quote, an open subjectivity before ' +
      'binding, a past date without a no-loss statement; 409 if the quote changed since it was accepted.',
    params: oneOption,
    body: BindOrder,
    responses: { 200: BindDecision, 403: Problem, 404: Problem, 409: OrderConflict, 422: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/return': {
    access: 'account',
    summary: 'Withdraws a bind request before coverage is bound, with a reason.',
    params: oneOption,
    body: BindReturn,
    responses: moved,
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/confirmation': {
    access: 'account',
    summary: 'Records that the carrier bound coverage and adds the bound policy. Brokerage staff only.',
    params: oneOption,
    body: BindConfirmation,
    responses: moved,
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/binders': {
    access: 'account',
    summary:
      'Issues a binder document for 30 to 90 days within the term; its number is unique per bind request. Brokerage staff only.',
    params: oneOption,
    body: BinderDraft,
    responses: moved,
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/policy-file': {
    access: 'account',
    summary: 'Stores the policy file from the carrier in the documents. Brokerage staff only.',
    params: oneOption,
    upload: { field: 'file', maxBytes: wholeFileLimit },
    responses: { 200: BindDecision, 403: Problem, 404: Problem, 413: Problem, 422: Problem },
  },
  'PUT /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/policy': {
    access: 'account',
    summary: 'Saves the policy as issued, to compare it with the quote and binder. Brokerage staff only.',
    params: oneOption,
    body: PolicySheet,
    responses: moved,
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/differences': {
    access: 'account',
    summary: 'Accepts a discrepancy, or creates a task to ask the carrier about it. Brokerage staff only.',
    params: oneOption,
    body: DifferenceDecision,
    responses: moved,
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/check': {
    access: 'account',
    summary: 'Records that the policy was checked, once every discrepancy is accepted. Brokerage staff only.',
    params: oneOption,
    body: z.object({ version: z.number().int() }),
    responses: moved,
  },
})
