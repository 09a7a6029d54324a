import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { text } from '../../kit/text.ts'
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
  accepted: PublishedQuote.optional().meta({ description: 'Of a quote that was changed: as it was accepted' }),
  shown: PublishedQuote.optional().meta({ description: 'The same as it is shown now; none where it was withdrawn' }),
}).meta({ id: 'BindOrderConflict' })
const moved = { 200: BindDecision, 403: Problem, 404: Problem, 409: Stale, 422: Problem }

export const bindingCalls = calls({
  'GET /api/accounts/{accountId}/renewals/{cycleId}/binding': {
    access: 'account',
    summary: 'What the client accepted of a renewal, and how far each has come to cover; `current` names the soonest.',
    params: oneCycle,
    responses: { 200: BindDecision, 403: Problem, 404: Problem },
  },
  'PUT /api/accounts/{accountId}/bind-signers': {
    access: 'account',
    summary: 'Names who may order cover besides the Admins of the insured. Only such an Admin does.',
    params: z.object({ accountId: z.string() }),
    body: z.object({ usernames: z.array(text().max(254)).max(50) }),
    responses: { 204: 'nothing', 403: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/order': {
    access: 'account',
    summary:
      'Orders cover, for the insured alone. Refused: who may not sign, an expired quote, an open subjectivity before ' +
      'binding, a past day without a no-loss statement; 409 where the quote was changed since it was accepted.',
    params: oneOption,
    body: BindOrder,
    responses: { 200: BindDecision, 403: Problem, 404: Problem, 409: OrderConflict, 422: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/return': {
    access: 'account',
    summary: 'Takes an order back before it is bound, with the reason.',
    params: oneOption,
    body: BindReturn,
    responses: moved,
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/confirmation': {
    access: 'account',
    summary: 'Keeps that the carrier has bound cover, for brokerage staff, and adds the policy as bound.',
    params: oneOption,
    body: BindConfirmation,
    responses: moved,
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/binders': {
    access: 'account',
    summary:
      'Issues a binder as a document, for brokerage staff: 30 to 90 days within the term, its number once of an order.',
    params: oneOption,
    body: BinderDraft,
    responses: moved,
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/policy-file': {
    access: 'account',
    summary: 'Keeps the policy that the carrier sent among the documents, for brokerage staff.',
    params: oneOption,
    upload: { field: 'file', maxBytes: wholeFileLimit },
    responses: { 200: BindDecision, 403: Problem, 404: Problem, 413: Problem, 422: Problem },
  },
  'PUT /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/policy': {
    access: 'account',
    summary: 'Keeps what the policy says, for brokerage staff, so that it is compared with quote and binder.',
    params: oneOption,
    body: PolicySheet,
    responses: moved,
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/differences': {
    access: 'account',
    summary: 'Accepts a difference, or asks the carrier about it by a task, for brokerage staff.',
    params: oneOption,
    body: DifferenceDecision,
    responses: moved,
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/check': {
    access: 'account',
    summary: 'Keeps that the policy was checked, for brokerage staff, once every difference is accepted.',
    params: oneOption,
    body: z.object({ version: z.number().int() }),
    responses: moved,
  },
})
