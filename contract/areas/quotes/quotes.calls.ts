import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import { wholeFileLimit } from '../documents/document.rules.ts'
import {
  DecisionDraft,
  MarketGrid,
  MarketQuote,
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
      'Adds a quote, or a submission that waits for one, for brokerage staff. A line that is not selected, a total ' +
      'that is not its parts, or a carrier that is excluded without a reason is refused.',
    params: oneCycle,
    body: QuoteDraft,
    responses: { 201: MarketQuote, 403: Problem, 404: Problem, 422: Problem },
  },
  'PUT /api/accounts/{accountId}/renewals/{cycleId}/market/quotes/{quoteId}': {
    access: 'account',
    summary: 'Changes a quote, for brokerage staff. What the client sees stays as it is until it is published again.',
    params: oneQuote,
    body: QuoteEdit,
    responses: { 200: MarketQuote, 403: Problem, 404: Problem, 409: StaleQuote, 422: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/market/quotes/{quoteId}/status': {
    access: 'account',
    summary: 'Moves a quote to another status, where it may go there, for brokerage staff.',
    params: oneQuote,
    body: QuoteMove,
    responses: { 200: MarketQuote, 403: Problem, 404: Problem, 409: StaleQuote, 422: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/market/quotes/{quoteId}/file': {
    access: 'account',
    summary: 'Keeps the carrier’s file of a quote among the internal documents, for brokerage staff.',
    params: oneQuote,
    upload: { field: 'file', maxBytes: wholeFileLimit },
    responses: { 200: MarketQuote, 403: Problem, 404: Problem, 413: Problem, 422: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/market/quotes/{quoteId}/withdrawal': {
    access: 'account',
    summary: 'Withdraws a quote from the client, with the reason that they are told, for brokerage staff.',
    params: oneQuote,
    body: Withdrawal,
    responses: { 200: MarketQuote, 403: Problem, 404: Problem, 409: StaleQuote, 422: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/market/publications': {
    access: 'account',
    summary:
      'Shows quotes to the client, all or none, and tells them once, for brokerage staff. What has expired is refused, ' +
      'and so is an indication as a firm quote.',
    params: oneCycle,
    body: Publishing,
    responses: { 200: MarketGrid, 403: Problem, 404: Problem, 409: StaleQuote, 422: Problem },
  },
  'GET /api/accounts/{accountId}/renewals/{cycleId}/quotes': {
    access: 'account',
    summary: 'What the brokerage has shown of a renewal, each option beside the policy that expires.',
    params: oneCycle,
    responses: { 200: QuoteReview, 403: Problem, 404: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/quotes/seen': {
    access: 'account',
    summary: 'Keeps that the user has looked at options as they are now.',
    params: oneCycle,
    body: SeenQuotes,
    responses: { 204: 'nothing', 403: Problem, 404: Problem },
  },
  'POST /api/accounts/{accountId}/renewals/{cycleId}/quotes/{quoteId}/questions': {
    access: 'account',
    summary: 'Asks about an option, or answers, and tells the other side.',
    params: oneQuote,
    body: QuestionDraft,
    responses: { 200: QuoteReview, 403: Problem, 404: Problem },
  },
  'PUT /api/accounts/{accountId}/renewals/{cycleId}/quotes/{quoteId}/decision': {
    access: 'account',
    summary:
      'Accepts or declines an option, and each of its optional coverages, for the insured. What has expired, an ' +
      'indication or a second primary option for a line is refused; 409 where it was changed since it was looked at.',
    params: oneQuote,
    body: DecisionDraft,
    responses: { 200: QuoteReview, 403: Problem, 404: Problem, 409: ChangedQuote, 422: Problem },
  },
  'DELETE /api/accounts/{accountId}/renewals/{cycleId}/quotes/{quoteId}/decision': {
    access: 'account',
    summary: 'Takes a decision back, until cover is ordered.',
    params: oneQuote,
    responses: { 200: QuoteReview, 403: Problem, 404: Problem, 422: Problem },
  },
})
