import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { wholeFileLimit } from '../documents/document.rules.ts'
import {
  DecisionDraft,
  MarketGrid,
  MarketQuote,
  PacketSends,
  Publishing,
  QuestionDraft,
  QuoteDraft,
  QuoteEdit,
  QuoteMove,
  QuoteReview,
  ReviewQuote,
  SeenQuotes,
  Withdrawal,
} from './quote.shapes.ts'

const oneCycle = z.object({ accountId: z.string(), cycleId: z.string() })
const oneQuote = oneCycle.extend({ quoteId: z.string() })
const StaleQuote = Problem.extend({ current: MarketQuote }).meta({ id: 'StaleQuote' })
const ChangedQuote = Problem.extend({
  seen: ReviewQuote.pick({ publication: true, publishedAt: true, total: true }),
  current: ReviewQuote,
}).meta({ id: 'ChangedQuote' })

export const quotesCalls = calls({
  'GET /api/accounts/{accountId}/renewals/{cycleId}/market': {
    access: 'account',
    summary: 'The market grid of a renewal, line by line, for brokerage staff; `current` names the soonest renewal.',
    params: oneCycle,
    responses: { 200: MarketGrid, 403: Problem, 404: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/market/quotes': {
    access: 'account',
    summary:
      'Adds a quote or a market submission. Brokerage staff only. A line that is not selected, a total ' +
      'that differs from its parts, or an excluded carrier without a reason is refused.',
    params: oneCycle,
    body: QuoteDraft,
    responses: { 201: MarketQuote, 403: Problem, 404: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/market/packets': {
    access: 'account',
    summary:
      'Emails the packet of the last submission to an underwriter of each chosen market, by a link of their own; a link ' +
      'that they had before ends. Brokerage staff only.',
    params: oneCycle,
    body: PacketSends,
    responses: { 200: MarketGrid, 403: Problem, 404: Problem, 422: Problem },
  },
  'PUT /api/accounts/{accountId}/renewals/{cycleId}/market/quotes/{quoteId}': {
    access: 'account',
    summary: 'Changes a quote. Brokerage staff only. The client sees the earlier version until it is shared again.',
    params: oneQuote,
    body: QuoteEdit,
    responses: { 200: MarketQuote, 403: Problem, 404: Problem, 409: StaleQuote, 422: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/market/quotes/{quoteId}/status': {
    access: 'account',
    summary: 'Moves a quote to another allowed status. Brokerage staff only.',
    params: oneQuote,
    body: QuoteMove,
    responses: { 200: MarketQuote, 403: Problem, 404: Problem, 409: StaleQuote, 422: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/market/quotes/{quoteId}/file': {
    access: 'account',
    summary: 'Stores the carrier’s file of a quote in the internal documents. Brokerage staff only.',
    params: oneQuote,
    upload: { field: 'file', maxBytes: wholeFileLimit },
    responses: { 200: MarketQuote, 403: Problem, 404: Problem, 413: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/market/quotes/{quoteId}/withdrawal': {
    access: 'account',
    summary: 'Withdraws a quote from the client with a reason the client sees. Brokerage staff only.',
    params: oneQuote,
    body: Withdrawal,
    responses: { 200: MarketQuote, 403: Problem, 404: Problem, 409: StaleQuote, 422: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/market/publications': {
    access: 'account',
    summary:
      'Shares quotes with the client, all or none, and notifies them once. Brokerage staff only. Expired quotes are refused, ' +
      'and so is an indication as a firm quote.',
    params: oneCycle,
    body: Publishing,
    responses: { 200: MarketGrid, 403: Problem, 404: Problem, 409: StaleQuote, 422: Problem },
  },
  'GET /api/accounts/{accountId}/renewals/{cycleId}/quotes': {
    access: 'account',
    summary: 'Lists the options shared for a renewal, each compared with the expiring policy.',
    params: oneCycle,
    responses: { 200: QuoteReview, 403: Problem, 404: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/quotes/seen': {
    access: 'account',
    summary: 'Records that the user viewed the current options.',
    params: oneCycle,
    body: SeenQuotes,
    responses: { 204: 'nothing', 403: Problem, 404: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/quotes/{quoteId}/questions': {
    access: 'account',
    summary: 'Asks or answers a question about an option and notifies the other party.',
    params: oneQuote,
    body: QuestionDraft,
    responses: { 200: QuoteReview, 403: Problem, 404: Problem },
  },
  'PUT /api/accounts/{accountId}/renewals/{cycleId}/quotes/{quoteId}/decision': {
    access: 'account',
    summary:
      'Accepts or declines an option, and each of its optional coverages, for the insured. An expired quote, an ' +
      'indication, or a second primary option for a line is refused; 409 if it changed since it was viewed.',
    params: oneQuote,
    body: DecisionDraft,
    responses: { 200: QuoteReview, 403: Problem, 404: Problem, 409: ChangedQuote, 422: Problem },
  },
  'DELETE /api/accounts/{accountId}/renewals/{cycleId}/quotes/{quoteId}/decision': {
    access: 'account',
    summary: 'Undoes a decision, until a bind request is made.',
    params: oneQuote,
    responses: { 200: QuoteReview, 403: Problem, 404: Problem, 422: Problem },
  },
})
