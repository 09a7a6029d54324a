import type { AnswerFiling } from '@portico/contract/areas/claims/carrier/carrier-answer.shapes.ts'
import type { CarrierContact, CarrierContactDraft } from '@portico/contract/areas/claims/carrier-contact.shapes.ts'
import type {
  ClaimDeadlineRule,
  ClaimDeadlineRuleDraft,
} from '@portico/contract/areas/claims/claim-deadline-rule.shapes.ts'
import type { ClaimFact } from '@portico/contract/areas/claims/claim-facts.ts'
import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { ClaimMoveName } from '@portico/contract/areas/claims/claim.rules.ts'
import type { ClaimTypeCode } from '@portico/contract/areas/claims/claim-types.ts'
import type { Claim, ClaimDetailsEdit } from '@portico/contract/areas/claims/claim.shapes.ts'
import type {
  LedgerLoss,
  UpdateField,
  ValuationDraft,
} from '@portico/contract/areas/claims/ledger/claim-ledger.shapes.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ListQuery } from '../../kit/lists/use-served-list.ts'
import { useThenRead } from '../../kit/records/use-then-read.ts'
import { call } from '../../platform/client.ts'
import { allOf } from '../../platform/downloads/all-of.ts'
import { pagesOf, q } from '../../platform/queries.ts'
import type { Sending } from '../../platform/files/sending.ts'
import { uploadFile } from '../documents/documents.public.ts'

const listKey = 'GET /api/accounts/{accountId}/claims'
const claimKey = 'GET /api/accounts/{accountId}/claims/{claimId}'
export const detailsKey = 'PUT /api/accounts/{accountId}/claims/{claimId}/details'
export const fileAnswerKey = 'POST /api/accounts/{accountId}/claims/{claimId}/carrier-answers/{answerId}'
export const valuationKey = 'POST /api/accounts/{accountId}/claims/{claimId}/valuations'
const linkKey = 'PUT /api/accounts/{accountId}/claims/{claimId}/loss'
const declineKey = 'POST /api/accounts/{accountId}/claims/{claimId}/declined-losses'
const reviewKey = 'POST /api/accounts/{accountId}/claims/{claimId}/loss-reviews'
const ledgerKey = 'GET /api/accounts/{accountId}/claim-ledger'
export const stepKey = 'POST /api/accounts/{accountId}/claims/{claimId}/steps'
export const changeRuleKey = 'PUT /api/brokerages/{brokerCode}/claim-deadline-rules/{ruleId}'
export const changeContactKey = 'PUT /api/brokerages/{brokerCode}/carrier-claims-contacts/{contactId}'

const ofClaim =
  (accountId: string) =>
  ({ id: claimId }: Pick<Claim, 'id'>) => ({ accountId, claimId })

const choicesKey = 'GET /api/accounts/{accountId}/claim-choices'
const analysisKey = 'GET /api/accounts/{accountId}/claim-analysis'

/** The claims of an account that a search and filters leave, page by page. */
export const claimPages = (accountId: string, query: ListQuery<ClaimFact>) => ({
  ...pagesOf(listKey, { params: { accountId }, query }),
  placeholderData: keepPreviousData,
})

/** The same claims all at once, as many as `most`. */
export const allClaims = (accountId: string, query: ListQuery<ClaimFact>) => (most: number) =>
  allOf(
    (cursor) => call(listKey, { params: { accountId }, query: { ...query, limit: 200, ...cursor } }),
    ({ claims }) => claims,
    most,
  )

export const useClaimChoices = (accountId: string) => useQuery(q(choicesKey, { params: { accountId } }))

export const useClaimAnalysis = (accountId: string) => useQuery(q(analysisKey, { params: { accountId } }))

export const useClaimOptions = (accountId: string) =>
  useQuery(q('GET /api/accounts/{accountId}/claim-options', { params: { accountId } }))

export const useClaim = (accountId: string, claimId: string, isKept = true) =>
  useQuery({ ...q(claimKey, { params: { accountId, claimId } }), enabled: isKept && claimId !== '' })

export const useLedger = (accountId: string) => useQuery(q(ledgerKey, { params: { accountId } }))

/** What people do to the loss ledger of an account; each call throws the error. */
export function useLedgerCalls(accountId: string) {
  const thenRead = useThenRead([listKey, claimKey, ledgerKey])
  const of = ofClaim(accountId)
  const choice = ({ version }: Claim, lossId: string) => ({ lossId, version })
  return {
    link: (claim: Claim, lossId: string) =>
      thenRead(call(linkKey, { params: of(claim), body: choice(claim, lossId) }), claimMessages.linked),
    unlink: (claim: Claim) =>
      thenRead(
        call('DELETE /api/accounts/{accountId}/claims/{claimId}/loss', {
          params: of(claim),
          query: { version: String(claim.version) },
        }),
        claimMessages.unlinked,
      ),
    decline: (claim: Claim, lossId: string) =>
      thenRead(call(declineKey, { params: of(claim), body: choice(claim, lossId) }), claimMessages.declined),
    review: (claim: Claim, { id: lossId, version: lossVersion }: LedgerLoss, accept: UpdateField[]) =>
      thenRead(
        call(reviewKey, { params: of(claim), body: { ...choice(claim, lossId), lossVersion, accept } }),
        claimMessages.reviewed,
      ),
    addValuation: (claim: Claim, valuation: Omit<ValuationDraft, 'version'>) =>
      thenRead(
        call(valuationKey, { params: of(claim), body: { ...valuation, version: claim.version } }),
        claimMessages.valued,
      ),
  }
}

/** What people do to claims of an account; each call throws the error. */
export function useClaimCalls(accountId: string) {
  const cache = useQueryClient()
  const keep = (claim: Claim): void =>
    void cache.setQueryData(q(claimKey, { params: { accountId, claimId: claim.id } }).queryKey, claim)
  const thenRead = useThenRead([listKey, claimKey])
  const of = ofClaim(accountId)
  return {
    keep,
    start: (type: ClaimTypeCode) =>
      call('POST /api/accounts/{accountId}/claims', { params: { accountId }, body: { type } }),
    report: (claim: Pick<Claim, 'id' | 'version'>) =>
      thenRead(
        call('POST /api/accounts/{accountId}/claims/{claimId}/report', {
          params: of(claim),
          body: { version: claim.version },
        }),
        claimMessages.reported,
      ),
    discard: (claim: Pick<Claim, 'id' | 'version'>) =>
      thenRead(
        call('DELETE /api/accounts/{accountId}/claims/{claimId}', {
          params: of(claim),
          query: { version: String(claim.version) },
        }),
        claimMessages.discarded,
      ),
    step: (claim: Claim, move: ClaimMoveName, note: string) =>
      thenRead(call(stepKey, { params: of(claim), body: { move, note, version: claim.version } }), claimMessages.saved),
    saveDetails: (claim: Claim, details: Omit<ClaimDetailsEdit, 'version'>) =>
      thenRead(
        call(detailsKey, { params: of(claim), body: { ...details, version: claim.version } }),
        claimMessages.saved,
      ),
    fileAnswer: (claim: Claim, answerId: string, filing: Omit<AnswerFiling, 'version'>) =>
      thenRead(
        call(fileAnswerKey, { params: { ...of(claim), answerId }, body: { ...filing, version: claim.version } }),
        claimMessages.answerFiled,
      ),
    markDeadline: (claim: Claim, kind: string, isDone: boolean) =>
      thenRead(
        call('PUT /api/accounts/{accountId}/claims/{claimId}/deadlines/{kind}', {
          params: { ...of(claim), kind },
          body: { isDone, version: claim.version },
        }),
        claimMessages.saved,
      ),
    addNote: (claim: Claim, text: string, isInternal: boolean) =>
      thenRead(
        call('POST /api/accounts/{accountId}/claims/{claimId}/notes', {
          params: of(claim),
          body: { text, isInternal },
        }),
        claimMessages.noteAdded,
      ),
    sendNotice: (claim: Claim, to: string, message: string) =>
      thenRead(
        call('POST /api/accounts/{accountId}/claims/{claimId}/notices', { params: of(claim), body: { to, message } }),
        claimMessages.noticeSent(to),
      ),
    addFile: (claim: Pick<Claim, 'id'>, file: File, sending: Sending) =>
      thenRead(sendFile(accountId, claim.id, file, sending), claimMessages.fileAdded),
    addRule: (brokerCode: string, body: ClaimDeadlineRuleDraft) =>
      thenRead(
        call('POST /api/brokerages/{brokerCode}/claim-deadline-rules', { params: { brokerCode }, body }),
        'Deadline saved',
      ),
    changeRule: (
      brokerCode: string,
      { id: ruleId, version }: ClaimDeadlineRule,
      { level: _level, ...body }: ClaimDeadlineRuleDraft,
    ) =>
      thenRead(call(changeRuleKey, { params: { brokerCode, ruleId }, body: { ...body, version } }), 'Deadline saved'),
    removeRule: (brokerCode: string, { id: ruleId, version }: ClaimDeadlineRule) =>
      thenRead(
        call('DELETE /api/brokerages/{brokerCode}/claim-deadline-rules/{ruleId}', {
          params: { brokerCode, ruleId },
          query: { version: String(version) },
        }),
        'Deadline removed',
      ),
    addContact: (brokerCode: string, body: CarrierContactDraft) =>
      thenRead(
        call('POST /api/brokerages/{brokerCode}/carrier-claims-contacts', { params: { brokerCode }, body }),
        'Contact saved',
      ),
    changeContact: (brokerCode: string, { id: contactId, version }: CarrierContact, body: CarrierContactDraft) =>
      thenRead(
        call(changeContactKey, { params: { brokerCode, contactId }, body: { ...body, version } }),
        'Contact saved',
      ),
    removeContact: (brokerCode: string, { id: contactId, version }: CarrierContact) =>
      thenRead(
        call('DELETE /api/brokerages/{brokerCode}/carrier-claims-contacts/{contactId}', {
          params: { brokerCode, contactId },
          query: { version: String(version) },
        }),
        'Contact removed',
      ),
  }
}

/** Uploads a file and adds it to a claim. */
async function sendFile(accountId: string, claimId: string, file: File, sending: Sending): Promise<Claim> {
  const uploadId = await uploadFile(accountId, file, sending)
  return call('POST /api/accounts/{accountId}/claims/{claimId}/files', {
    params: { accountId, claimId },
    body: { uploadId },
  })
}
