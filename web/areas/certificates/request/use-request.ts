import { reviewReason } from '@portico/contract/areas/certificates/certificate-rules.shapes.ts'
import { findingsOf, requestErrors, verdictOf } from '@portico/contract/areas/certificates/certificate.rules.ts'
import type {
  Certificate,
  CertificateOptions,
  CertificateRequest,
} from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { useState } from 'react'

const emptyRequest: CertificateRequest = {
  holderId: '',
  form: 'LIABILITY',
  printedOn: null,
  project: '',
  neededBy: null,
  urgency: 'NORMAL',
  contractId: null,
  policyIds: [],
  endorsements: [],
  limits: [],
  operations: '',
}

/** The request of a draft without what is no longer in force or on the list. */
function startOf(
  { policies, holders, pdfForms, today }: CertificateOptions,
  certificate: Certificate | undefined,
): CertificateRequest {
  if (certificate === undefined) return emptyRequest
  const { request: stored, contract, status } = certificate
  const isOffered = ({ policyId }: { readonly policyId: string }) => policies.some(({ id }) => id === policyId)
  return {
    ...stored,
    holderId: holders.some(({ id }) => id === stored.holderId) ? stored.holderId : '',
    printedOn: pdfForms.some(({ formId }) => formId === stored.printedOn) ? stored.printedOn : null,
    neededBy: stored.neededBy !== null && stored.neededBy < today ? null : stored.neededBy,
    urgency: status === 'DRAFT' ? stored.urgency : 'NORMAL',
    contractId: contract?.id ?? null,
    policyIds: stored.policyIds.filter((policyId) => isOffered({ policyId })),
    endorsements: stored.endorsements.filter(isOffered),
    limits: stored.limits.filter(isOffered),
  }
}

/** A request as it is typed, compared with the policies after every change. */
export function useRequest(options: CertificateOptions, stored: Certificate | undefined) {
  const [start] = useState(() => startOf(options, stored))
  const [request, setRequest] = useState(start)
  const [saved, setSaved] = useState(start)
  const holder = options.holders.find(({ id }) => id === request.holderId)
  const compared = { policies: options.policies, holder, today: options.today }
  const findings = findingsOf(request, compared)
  const verdict = verdictOf(findings)
  const reviewed = reviewReason(options.review, request)
  return {
    request,
    holder,
    contract: stored?.contract ?? null,
    findings,
    verdict,
    /** Why the brokerage reviews a request that the policies support; undefined if it need not. */
    reviewed,
    isForBrokerage: verdict === 'NEEDS_ENDORSEMENT' || (verdict === 'SUPPORTED' && reviewed !== undefined),
    errors: requestErrors(request, compared),
    isChanged: request !== saved,
    change: (part: Partial<CertificateRequest>) => setRequest((before) => ({ ...before, ...part })),
    keep: (kept: CertificateRequest) => setSaved(kept),
    replace: (other: CertificateRequest) => {
      setRequest(other)
      setSaved(other)
    },
  }
}

export type RequestState = ReturnType<typeof useRequest>
