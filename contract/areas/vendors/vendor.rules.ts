import { addDays } from '../../kit/zone.rules.ts'
import { termsOf, type VendorLine, vendorLines } from './vendor-lines.ts'

/** What a requirement set asks of one line; limits in cents. */
export interface LineRequirement {
  readonly isRequired: boolean
  readonly limit: number | null
  readonly aggregate: number | null
  readonly additionalInsured: boolean
  readonly waiver: boolean
  readonly primary: boolean
  readonly noticeDays: number | null
}

/** What a certificate says of one line; limits in cents. */
export interface CertificateLine {
  readonly isListed: boolean
  readonly carrier: string
  readonly policyNumber: string
  readonly effectiveOn: string | null
  readonly expiresOn: string | null
  readonly limit: number | null
  readonly aggregate: number | null
  readonly additionalInsured: boolean
  readonly waiver: boolean
  readonly primary: boolean
  readonly noticeDays: number | null
}

export type Requirements = Readonly<Record<VendorLine, LineRequirement>>
export type CertificateLines = Readonly<Record<VendorLine, CertificateLine>>

export const lineIssues = [
  'MISSING',
  'EXPIRED',
  'LOW_LIMIT',
  'NO_AI',
  'NO_WAIVER',
  'NO_PRIMARY',
  'SHORT_NOTICE',
] as const
export type LineIssue = (typeof lineIssues)[number]

export const lineStatuses = ['OK', ...lineIssues] as const
export type LineStatus = (typeof lineStatuses)[number]

/** The status of a vendor: that of its worst line, unless every deficiency is accepted. */
export const vendorStatuses = [...lineStatuses, 'ACCEPTED', 'NO_REQUIREMENTS'] as const
export type VendorStatus = (typeof vendorStatuses)[number]

export const vendorStatusNames: Readonly<Record<VendorStatus, string>> = {
  OK: 'Compliant',
  MISSING: 'Missing',
  EXPIRED: 'Expired',
  LOW_LIMIT: 'Limit too low',
  NO_AI: 'No additional insured',
  NO_WAIVER: 'No waiver of subrogation',
  NO_PRIMARY: 'Not primary and noncontributory',
  SHORT_NOTICE: 'Notice of cancellation too short',
  ACCEPTED: 'Deficiency accepted',
  NO_REQUIREMENTS: 'No requirements',
}

/** A deficiency that someone accepted, until a day. */
export interface Acceptance {
  readonly line: VendorLine
  readonly issues: readonly LineIssue[]
  readonly until: string
}

export interface LineResult {
  readonly line: VendorLine
  readonly status: LineStatus
  readonly issues: readonly LineIssue[]
  readonly isAccepted: boolean
  /** The last day through which confirmed policies follow one another without a gap. */
  readonly expiresOn: string | null
}

const isBelow = (carried: number | null, asked: number | null): boolean => asked !== null && (carried ?? 0) < asked

/** What a policy in force lacks, the worst first. */
function shortfalls(line: VendorLine, asked: LineRequirement, carried: CertificateLine): readonly LineIssue[] {
  const { aggregate, namesOthers } = termsOf(line)
  const lacks: Readonly<Partial<Record<LineIssue, boolean>>> = {
    LOW_LIMIT:
      isBelow(carried.limit, asked.limit) || (aggregate !== undefined && isBelow(carried.aggregate, asked.aggregate)),
    NO_AI: namesOthers && asked.additionalInsured && !carried.additionalInsured,
    NO_WAIVER: asked.waiver && !carried.waiver,
    NO_PRIMARY: namesOthers && asked.primary && !carried.primary,
    SHORT_NOTICE: isBelow(carried.noticeDays, asked.noticeDays),
  }
  return lineIssues.filter((issue) => lacks[issue] === true)
}

/** Whether a policy is in force on a day: it ends at the start of its expiration date. */
export const isInForce = ({ effectiveOn, expiresOn }: CertificateLine, day: string): boolean =>
  effectiveOn !== null && expiresOn !== null && effectiveOn <= day && day < expiresOn

/**
 * The status of one line on a day. `policies` are those of confirmed certificates, the last confirmed first: of those in
 * force it counts.
 */
export function lineResult(
  line: VendorLine,
  asked: LineRequirement,
  policies: readonly CertificateLine[],
  day: string,
): Omit<LineResult, 'isAccepted'> {
  const current = policies.find((policy) => isInForce(policy, day))
  if (current === undefined) {
    const ended = policies.flatMap(({ expiresOn }) => (expiresOn !== null && expiresOn <= day ? [expiresOn] : []))
    const status = ended.length === 0 ? 'MISSING' : 'EXPIRED'
    return { line, status, issues: [status], expiresOn: ended.toSorted().at(-1) ?? null }
  }
  const issues = shortfalls(line, asked, current)
  return { line, status: issues[0] ?? 'OK', issues, expiresOn: coveredUntil(policies, current.expiresOn!) }
}

/** When the coverage of policies that follow one another without a gap ends. */
function coveredUntil(policies: readonly CertificateLine[], from: string): string {
  const next = policies.find(
    ({ effectiveOn, expiresOn }) =>
      effectiveOn !== null && expiresOn !== null && effectiveOn <= from && expiresOn > from,
  )
  return next === undefined ? from : coveredUntil(policies, next.expiresOn!)
}

/** What is known of a vendor: the requirements, the lines of its confirmed certificates (the last first), and what was accepted. */
export interface VendorCoverage {
  readonly requirements: Requirements | null
  readonly certificates: readonly CertificateLines[]
  readonly acceptances: readonly Acceptance[]
}

export interface VendorResult {
  readonly status: VendorStatus
  readonly isCompliant: boolean
  readonly lines: readonly LineResult[]
  /** When the first required coverage that is in force ends. */
  readonly expiresOn: string | null
}

/** Whether each issue of a line is accepted on a day; what came up later is not. */
const isAcceptedOn = (
  acceptances: readonly Acceptance[],
  line: VendorLine,
  issues: readonly LineIssue[],
  day: string,
) =>
  issues.length > 0 &&
  issues.every((issue) =>
    acceptances.some((each) => each.line === line && day <= each.until && each.issues.includes(issue)),
  )

/** The status of a vendor and of each required line on a day. */
export function vendorResult({ requirements, certificates, acceptances }: VendorCoverage, day: string): VendorResult {
  const asked = vendorLines.filter((line) => requirements?.[line].isRequired === true)
  const lines = asked.map((line): LineResult => {
    const policies = certificates.map((each) => each[line]).filter(({ isListed }) => isListed)
    const result = lineResult(line, requirements![line], policies, day)
    return { ...result, isAccepted: isAcceptedOn(acceptances, line, result.issues, day) }
  })
  const open = lines.filter(({ status, isAccepted }) => status !== 'OK' && !isAccepted)
  const ends = lines
    .filter(({ status }) => status !== 'MISSING' && status !== 'EXPIRED')
    .flatMap(({ expiresOn }) => expiresOn ?? [])
  return {
    status: statusOf(lines, open),
    isCompliant: lines.length > 0 && open.length === 0,
    lines,
    expiresOn: ends.toSorted()[0] ?? null,
  }
}

function statusOf(lines: readonly LineResult[], open: readonly LineResult[]): VendorStatus {
  if (lines.length === 0) return 'NO_REQUIREMENTS'
  if (open.length > 0) return lineIssues.find((issue) => open.some(({ status }) => status === issue))!
  return lines.some(({ isAccepted }) => isAccepted) ? 'ACCEPTED' : 'OK'
}

/** The last day for which a deficiency may be accepted, counted from today. */
export const lastAcceptanceDay = (today: string): string => addDays(today, 366)

/** Whether a certificate names its vendor: letters and digits are compared, not how they are written. */
export const namesVendor = (namedInsured: string, vendor: string): boolean => plain(namedInsured) === plain(vendor)

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\b(?:incorporated|corporation|company|limited|inc|corp|co|llc|ltd|the)\b/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
