import { americanDay } from '../../kit/zone.rules.ts'
import { dollars } from '../../kit/money-words.ts'
import { dueDay } from '../losses/due-day.ts'
import { policyTypeName } from '../policies/policy-types.ts'
import type { CertificateHolder } from './certificate-holder.shapes.ts'
import { certificateMessages } from './certificate.messages.ts'
import { providedLimit, standardName } from './provided-limit.rules.ts'
import type {
  CertificateFinding,
  CertificatePolicy,
  CertificateRequest,
  CertificateStatus,
} from './certificate.shapes.ts'
import {
  type EndorsementKind,
  endorsements,
  formFor,
  isAutomatic,
  lineKindOf,
  namesInsureds,
  requestedForm,
} from './endorsement-kinds.ts'
import { alteringWords, type ClaimedInterest, wordingError } from './wording.rules.ts'

/** What a request is compared with. */
export interface Compared {
  readonly policies: readonly CertificatePolicy[]
  readonly holder: Pick<CertificateHolder, 'name' | 'street' | 'city' | 'state' | 'zip' | 'interest'> | undefined
  readonly today: string
}

/** Whether a policy gives coverage on a day, so that a certificate may list it. */
export const isInForce = (
  {
    status,
    effectiveOn,
    expiresOn,
    canceledOn,
  }: Pick<CertificatePolicy, 'status' | 'effectiveOn' | 'expiresOn' | 'canceledOn'>,
  today: string,
): boolean =>
  status !== 'QUOTED' &&
  effectiveOn <= today &&
  today < expiresOn &&
  (canceledOn === null || today < canceledOn) &&
  status !== 'CANCELED'

/** A policy as people name it. */
export const policyText = ({ policyType, policyNumber }: Pick<CertificatePolicy, 'policyType' | 'policyNumber'>) =>
  `${policyTypeName(policyType)} ${policyNumber}`

/** Working days in which carriers usually issue an endorsement. */
const endorsementDays = 5

/** The day by which an endorsement that is requested today can be expected. */
export const expectedDay = (today: string): string => dueDay(today, { days: endorsementDays, kind: 'WORKING' })

/** Compares a request with the policies, line by line, endorsement by endorsement, limit by limit. */
export function findingsOf(request: CertificateRequest, compared: Compared): CertificateFinding[] {
  const policyOf = (id: string) => compared.policies.find((policy) => policy.id === id)
  const chosen = request.policyIds.map(policyOf).filter((policy) => policy !== undefined)
  return [
    ...chosen.map((policy) => lineFinding(policy, compared.today)),
    ...request.endorsements.flatMap(({ policyId, kind }) => {
      const policy = chosen.find(({ id }) => id === policyId)
      return policy === undefined ? [] : [endorsementFinding(policy, kind, request, compared)]
    }),
    ...request.limits.flatMap((limit) => {
      const policy = chosen.find(({ id }) => id === limit.policyId)
      return policy === undefined ? [] : [limitFinding(policy, limit, chosen)]
    }),
  ]
}

function lineFinding(policy: CertificatePolicy, today: string): CertificateFinding {
  const finding = { key: `line ${policy.id}`, policyId: policy.id, label: policyText(policy), form: '' }
  const term = `${americanDay(policy.effectiveOn)} to ${americanDay(policy.expiresOn)}`
  if (!isInForce(policy, today))
    return {
      ...finding,
      verdict: 'NOT_AVAILABLE',
      why: certificateMessages.notInForce,
      tell: 'This coverage is not in force today. We will send a certificate once it is.',
    }
  return { ...finding, verdict: 'SUPPORTED', why: `In force, ${term}.`, tell: '' }
}

function endorsementFinding(
  policy: CertificatePolicy,
  kind: EndorsementKind,
  { project }: CertificateRequest,
  { holder }: Compared,
): CertificateFinding {
  const { label } = endorsements[kind]
  const finding = { key: `${kind} ${policy.id}`, policyId: policy.id, label: `${label}: ${policyText(policy)}` }
  const found = formFor(kind, policy, { holderName: holder?.name ?? '', project })
  if (found === undefined) return { ...finding, verdict: 'NOT_AVAILABLE', form: '', ...unavailable(kind, policy) }
  const tell = `The ${label.toLowerCase()} endorsement was requested from the carrier. The certificate follows once it is issued.`
  if (found.given !== undefined)
    return {
      ...finding,
      verdict: 'SUPPORTED',
      form: found.given.number,
      why: isAutomatic(kind, policy.policyType, found.given)
        ? `${found.given.number} is on the policy, and applies where a written contract requires it.`
        : `${found.given.number} is on the policy.`,
      tell: '',
    }
  const form = requestedForm(kind, policy.policyType)
  const why =
    found.unnamed === undefined
      ? `${form} is not on the policy. Your brokerage can request it from the carrier.`
      : `${found.unnamed.number} is on the policy, but its schedule does not name this holder or project.`
  return { ...finding, verdict: 'NEEDS_ENDORSEMENT', form: found.unnamed?.number ?? form, why, tell }
}

/** Why a line has no such endorsement, and what to explain to the holder. */
function unavailable(kind: EndorsementKind, { policyType }: CertificatePolicy) {
  const { gives } = endorsements[kind]
  const line = lineKindOf(policyType)
  if (line === 'WORKERS')
    return {
      why: 'Workers compensation has no additional insureds: it covers employees, not other companies.',
      tell: 'Workers compensation cannot name an additional insured. A waiver of subrogation may be available instead.',
    }
  if (line === 'EXCESS')
    return {
      why: 'The umbrella and excess policies follow the underlying policy by their own terms. The certificate shows their limits without a mark.',
      tell: 'The umbrella applies above the policies shown on the certificate. Its own form states the additional insureds.',
    }
  const asked = gives === 'WAIVER' ? 'A waiver of subrogation' : 'An additional insured'
  return {
    why: `${asked} has no standard endorsement on this line. Only the carrier’s own form could provide it.`,
    tell: `The ${policyTypeName(policyType)} policy does not offer this. Please accept it on the general liability policy.`,
  }
}

/** The excess policies among those chosen that apply above a policy. */
const above = (policy: CertificatePolicy, chosen: readonly CertificatePolicy[]) =>
  chosen.filter(({ policyType, over }) => lineKindOf(policyType) === 'EXCESS' && over.includes(policy.policyType))

function limitFinding(
  policy: CertificatePolicy,
  { coverage, amount }: CertificateRequest['limits'][number],
  chosen: readonly CertificatePolicy[],
): CertificateFinding {
  const name = standardName(policy.policyType, coverage)
  const { amount: own, words } = providedLimit(policy, name)
  const finding = {
    key: `limit ${policy.id} ${name}`,
    policyId: policy.id,
    label: `${name} ${dollars(amount)}: ${policyText(policy)}`,
    form: '',
  }
  const has = own === null ? 'The policy states no such limit.' : `The policy provides ${words}.`
  if (own !== null && own >= amount) return { ...finding, verdict: 'SUPPORTED', why: has, tell: '' }
  const excess = above(policy, chosen).map((each) => providedLimit(each, 'Each occurrence').amount ?? 0)
  const total = (own ?? 0) + excess.reduce((sum, each) => sum + each, 0)
  if (own !== null && total >= amount)
    return {
      ...finding,
      verdict: 'SUPPORTED',
      why: `${has} With the umbrella and excess policies it is ${dollars(total)}.`,
      tell: '',
    }
  return {
    ...finding,
    verdict: 'NOT_AVAILABLE',
    why: `${has} A certificate cannot show more. Ask your brokerage about a higher limit.`,
    tell:
      own === null
        ? `Our policy does not include this limit. Please ask for what it provides.`
        : `Our limit is ${dollars(own)}. Please accept it, or tell us by when you need more.`,
  }
}

/** The verdict of a request: its worst issue. */
export function verdictOf(findings: readonly CertificateFinding[]): CertificateFinding['verdict'] {
  if (findings.some(({ verdict }) => verdict === 'NOT_AVAILABLE')) return 'NOT_AVAILABLE'
  return findings.some(({ verdict }) => verdict === 'NEEDS_ENDORSEMENT') ? 'NEEDS_ENDORSEMENT' : 'SUPPORTED'
}

/** What the endorsements of a request give where they are supported, or would give once they are issued. */
export function endorsedInterests(request: Pick<CertificateRequest, 'endorsements'>): ClaimedInterest[] {
  return [...new Set(request.endorsements.map(({ kind }) => endorsements[kind].gives))]
}

/** The most carriers that a certificate lists: insurers A to F. */
const mostInsurers = 6

/** What must be corrected before a request is sent, by field. */
export function requestErrors(
  request: CertificateRequest,
  { policies, holder, today }: Compared,
): Record<string, string> {
  const chosen = policies.filter(({ id }) => request.policyIds.includes(id))
  const altering = alteringWords(request.operations, endorsedInterests(request))
  const errors: readonly (readonly [field: string, isWrong: boolean, message: string])[] = [
    ['holderId', holder === undefined, certificateMessages.chooseHolder],
    ['holderId', holder !== undefined && !hasAddress(holder), certificateMessages.holderAddress],
    [
      'form',
      request.form === 'GARAGE' && chosen.length > 0 && !chosen.some(({ policyType }) => policyType === 'GARAGE'),
      certificateMessages.noGarage,
    ],
    ['endorsements', isInsuredWithoutForm(request, chosen, holder), certificateMessages.insuredWithoutForm],
    ['neededBy', request.neededBy !== null && request.neededBy < today, certificateMessages.neededInPast],
    ['policyIds', request.policyIds.length === 0, certificateMessages.choosePolicy],
    ['policyIds', request.policyIds.some((id) => !isListed(id, chosen, today)), certificateMessages.notInForce],
    [
      'policyIds',
      new Set(chosen.map(({ carrier }) => carrier)).size > mostInsurers,
      certificateMessages.tooManyInsurers,
    ],
    ['operations', altering.length > 0, wordingError(altering)],
  ]
  return Object.fromEntries(errors.filter(([, isWrong]) => isWrong).map(([field, , message]) => [field, message]))
}

/** Whether a holder listed as additional insured gets a certificate without an endorsement that makes it one. */
const isInsuredWithoutForm = (
  request: CertificateRequest,
  chosen: readonly CertificatePolicy[],
  holder: Compared['holder'],
): boolean =>
  holder?.interest === 'ADDITIONAL_INSURED' &&
  chosen.some(({ policyType }) => namesInsureds(policyType)) &&
  !endorsedInterests(request).includes('ADDITIONAL_INSURED')

const isListed = (id: string, policies: readonly CertificatePolicy[], today: string): boolean => {
  const policy = policies.find((each) => each.id === id)
  return policy !== undefined && isInForce(policy, today)
}

const hasAddress = ({ street, city, state, zip }: NonNullable<Compared['holder']>): boolean =>
  [street, city, state, zip].every((part) => part.trim() !== '')

/** How the statuses of certificates are shown. */
export const statusNames: Readonly<Record<CertificateStatus, string>> = {
  DRAFT: 'Draft',
  SUBMITTED: 'Submitted',
  IN_REVIEW: 'In review',
  ISSUED: 'Issued',
  REJECTED: 'Rejected',
  SUPERSEDED: 'Superseded',
}
