import { z } from 'zod'
import { calls, type Schema } from '../../kit/call.ts'
import { accountReading, Problem } from '../../kit/problem.ts'
import { AnswerFiling } from './carrier/carrier-answer.shapes.ts'
import { ClaimAnalysis, ClaimGroups } from './claim-analysis.shapes.ts'
import { CarrierContact, carrierContact } from './carrier-contact.shapes.ts'
import { ClaimDeadlineRule, claimDeadlineRule } from './claim-deadline-rule.shapes.ts'
import { LedgerOverview, LossChoice, LossReview, ValuationDraft } from './ledger/claim-ledger.shapes.ts'
import {
  Claim,
  ClaimDeadlineMark,
  ClaimDetailsEdit,
  ClaimEdit,
  ClaimFileDraft,
  ClaimList,
  ClaimNarrowing,
  ClaimNoteDraft,
  ClaimNoticeDraft,
  ClaimOptions,
  ClaimSend,
  ClaimStart,
  ClaimStep,
} from './claim.shapes.ts'

const access = 'account'
const inAccount = z.object({ accountId: z.string() })
const ofClaim = z.object({ accountId: z.string(), claimId: z.string() })
const inBrokerage = z.object({ brokerCode: z.string() })
const ofRule = inBrokerage.extend({ ruleId: z.string() })
const ofContact = inBrokerage.extend({ contactId: z.string() })
const rules = { answers: z.array(ClaimDeadlineRule) }
const contacts = { answers: z.array(CarrierContact) }
const version = z.object({ version: z.coerce.number<string>().int() })
const Stale = Problem.extend({ current: Claim }).meta({ id: 'StaleClaim' })

/** A call that changes a claim, and answers it. A save from an old version is rejected with the current claim. */
const changing = <B extends Schema>(body: B, summary: string) => ({
  access: 'account' as const,
  summary,
  params: ofClaim,
  body,
  responses: { 200: Claim, 403: Problem, 404: Problem, 422: Problem, 409: Stale },
})

/** A call that adds to a claim, and answers it. */
const adding = <B extends Schema>(body: B, summary: string) => ({
  access: 'account' as const,
  summary,
  params: ofClaim,
  body,
  responses: { 200: Claim, 403: Problem, 404: Problem, 422: Problem },
})

export const claimsCalls = calls({
  'GET /api/accounts/{accountId}/claims': {
    ...accountReading(inAccount, ClaimList, 'Lists the claims of an account, those that changed last first.'),
    query: ClaimNarrowing,
  },
  'GET /api/accounts/{accountId}/claim-choices': accountReading(
    inAccount,
    ClaimGroups,
    'Returns what the claims of an account can be narrowed to, where that is not the same for all accounts.',
  ),
  'GET /api/accounts/{accountId}/claim-analysis': accountReading(
    inAccount,
    ClaimAnalysis,
    'Returns what the reported claims of an account have in common, and the largest of them.',
  ),
  'GET /api/accounts/{accountId}/claim-options': accountReading(
    inAccount,
    ClaimOptions,
    'Returns what reports choose from.',
  ),
  'POST /api/accounts/{accountId}/claims': {
    ...adding(ClaimStart, 'Starts a draft of a claim report.'),
    params: inAccount,
    responses: { 201: Claim, 403: Problem, 404: Problem, 422: Problem },
  },
  'GET /api/accounts/{accountId}/claims/{claimId}': accountReading(ofClaim, Claim, 'Returns a claim.'),
  'PUT /api/accounts/{accountId}/claims/{claimId}': changing(
    ClaimEdit,
    'Saves a draft. Social Security numbers in answers are masked and never stored.',
  ),
  'DELETE /api/accounts/{accountId}/claims/{claimId}': {
    access,
    summary: 'Discards a draft.',
    params: ofClaim,
    query: version,
    responses: { 204: 'nothing', 403: Problem, 404: Problem, 422: Problem, 409: Stale },
  },
  'POST /api/accounts/{accountId}/claims/{claimId}/report': changing(
    ClaimSend,
    'Reports a claim to the brokerage. A loss outside every policy term is accepted as notice.',
  ),
  'POST /api/accounts/{accountId}/claims/{claimId}/steps': changing(ClaimStep, 'Changes a claim’s state. Staff only.'),
  'PUT /api/accounts/{accountId}/claims/{claimId}/details': changing(
    ClaimDetailsEdit,
    'Saves carrier details. Staff only.',
  ),
  'PUT /api/accounts/{accountId}/claims/{claimId}/deadlines/{kind}': {
    access,
    summary: 'Marks a deadline of a claim as met, or as open again.',
    params: ofClaim.extend({ kind: z.string().max(40) }),
    body: ClaimDeadlineMark,
    responses: { 200: Claim, 403: Problem, 404: Problem, 422: Problem, 409: Stale },
  },
  'POST /api/accounts/{accountId}/claims/{claimId}/notes': adding(ClaimNoteDraft, 'Adds a shared or internal note.'),
  'POST /api/accounts/{accountId}/claims/{claimId}/files': adding(ClaimFileDraft, 'Adds an upload to a claim.'),
  'POST /api/accounts/{accountId}/claims/{claimId}/notices': adding(
    ClaimNoticeDraft,
    'Emails the notice of a claim to the carrier, as a PDF with the documents. Brokerage staff only.',
  ),
  'GET /api/accounts/{accountId}/claims/{claimId}/notices/{noticeId}': {
    access,
    summary: 'Downloads a notice as it was sent.',
    params: ofClaim.extend({ noticeId: z.string() }),
    responses: { 200: 'file', 403: Problem, 404: Problem },
  },
  'POST /api/accounts/{accountId}/claims/{claimId}/carrier-answers/{answerId}': {
    ...changing(
      AnswerFiling,
      'Files a carrier’s answer: saves the claim number and adjuster, and acknowledges the claim. Staff only.',
    ),
    params: ofClaim.extend({ answerId: z.string().max(60) }),
  },
  'GET /api/accounts/{accountId}/claim-ledger': accountReading(
    inAccount,
    LedgerOverview,
    'Returns which losses may be claims, and which loss runs are newer than the claims they list.',
  ),
  'PUT /api/accounts/{accountId}/claims/{claimId}/loss': changing(
    LossChoice,
    'Links a claim to a loss of a loss run, with its valuation. Staff only.',
  ),
  'DELETE /api/accounts/{accountId}/claims/{claimId}/loss': {
    access,
    summary: 'Unlinks a claim from its loss, and removes the valuations taken from loss runs. Staff only.',
    params: ofClaim,
    query: version,
    responses: { 200: Claim, 403: Problem, 404: Problem, 422: Problem, 409: Stale },
  },
  'POST /api/accounts/{accountId}/claims/{claimId}/declined-losses': changing(
    LossChoice,
    'Records that a proposed loss is another claim. Staff only.',
  ),
  'POST /api/accounts/{accountId}/claims/{claimId}/loss-reviews': changing(
    LossReview,
    'Accepts fields of a newer loss run, none of them to leave the claim as it is. Staff only.',
  ),
  'POST /api/accounts/{accountId}/claims/{claimId}/valuations': changing(
    ValuationDraft,
    'Adds a valuation; one of the same date and source is replaced. Staff only.',
  ),
  'POST /api/brokerages/{brokerCode}/claim-deadline-rules': claimDeadlineRule.add(inBrokerage, rules),
  'PUT /api/brokerages/{brokerCode}/claim-deadline-rules/{ruleId}': claimDeadlineRule.change(ofRule, rules),
  'DELETE /api/brokerages/{brokerCode}/claim-deadline-rules/{ruleId}': claimDeadlineRule.removeFrom(ofRule, rules),
  'POST /api/brokerages/{brokerCode}/carrier-claims-contacts': carrierContact.add(inBrokerage, contacts),
  'PUT /api/brokerages/{brokerCode}/carrier-claims-contacts/{contactId}': carrierContact.change(ofContact, contacts),
  'DELETE /api/brokerages/{brokerCode}/carrier-claims-contacts/{contactId}': carrierContact.removeFrom(
    ofContact,
    contacts,
  ),
})
