import { addDays } from '../../kit/zone.rules.ts'
import type { CarrierRating } from '../carriers/carrier-rating.rules.ts'
import { judgedClause, type JudgedClause, lineClauses, linesOfClause } from './clause-verdicts.rules.ts'
import type { RequirementClause } from './requirement-clause.shapes.ts'
import { type VendorLine, vendorLines } from './vendor-lines.ts'
import {
  type CertificateLine,
  type CertificateLines,
  type LineIssue,
  lineIssues,
  type LineRequirement,
  type LineStatus,
  type Requirements,
  type VendorStatus,
} from './vendor-terms.ts'

/** What a line lacks: one requirement that is not met, or a policy. */
interface Finding {
  readonly issue: LineIssue
  /** Of the requirement and what the certificate shows for it; blank where the policy is missing or expired. */
  readonly key: string
  /** The requirement in words. */
  readonly text: string
}

/** A gap as it was accepted; without a key it means every gap of its issue. */
export interface AcceptedFinding extends Omit<Finding, 'key'> {
  readonly key: string | null
}

/** Gaps of a line that someone accepted, until a day. What comes up later is not accepted. */
export interface Acceptance {
  readonly line: VendorLine
  readonly findings: readonly AcceptedFinding[]
  readonly until: string
}

/** A requirement compared with the certificate, and whether what it lacks is accepted. */
interface LineClause extends JudgedClause {
  readonly isAccepted: boolean
}

export interface LineResult {
  readonly line: VendorLine
  readonly status: LineStatus
  readonly issues: readonly LineIssue[]
  /** Each requirement compared with the certificate; none without a policy in force. */
  readonly clauses: readonly LineClause[]
  readonly isAccepted: boolean
  /** The last day through which confirmed policies follow one another without a gap. */
  readonly expiresOn: string | null
}

/** Whether a policy is in force on a day: it ends at the start of its expiration date. */
export const isInForce = ({ effectiveOn, expiresOn }: CertificateLine, day: string): boolean =>
  effectiveOn !== null && expiresOn !== null && effectiveOn <= day && day < expiresOn

/** What a line is judged by: its requirements, those of the set that concern it, and the ratings on file today. */
interface JudgedBy {
  readonly asked: LineRequirement
  readonly clauses: readonly RequirementClause[]
  readonly ratings: readonly CarrierRating[]
  readonly today: string
}

interface JudgedLine extends Omit<LineResult, 'clauses' | 'isAccepted'> {
  readonly clauses: readonly JudgedClause[]
}

/**
 * The status of one line on a day. `policies` are those of confirmed certificates, the last confirmed first: of those in
 * force it counts.
 */
export function lineResult(
  line: VendorLine,
  { asked, clauses, ...known }: JudgedBy,
  policies: readonly CertificateLine[],
  day: string,
): JudgedLine {
  const current = policies.find((policy) => isInForce(policy, day))
  if (current === undefined) {
    const ended = policies.flatMap(({ expiresOn }) => (expiresOn !== null && expiresOn <= day ? [expiresOn] : []))
    const status = ended.length === 0 ? 'MISSING' : 'EXPIRED'
    return { line, status, issues: [status], clauses: [], expiresOn: ended.toSorted().at(-1) ?? null }
  }
  const judged = [...lineClauses(line, asked), ...clauses].map((clause) => judgedClause(clause, line, current, known))
  const issues = lineIssues.filter((issue) => judged.some((each) => each.issue === issue))
  const expiresOn = coveredUntil(policies, current.expiresOn!)
  return { line, status: issues[0] ?? 'OK', issues, clauses: judged, expiresOn }
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
  /** What the requirement set asks beyond its lines. */
  readonly clauses: readonly RequirementClause[]
  readonly ratings: readonly CarrierRating[]
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

/** What a line lacks, requirement by requirement. */
function findingsOf({ issues, clauses }: Pick<JudgedLine, 'issues' | 'clauses'>): readonly Finding[] {
  if (clauses.length === 0) return issues.map((issue) => ({ issue, key: '', text: '' }))
  return clauses.flatMap(({ issue, key, text }) => (issue === null ? [] : { issue, key, text }))
}

/** What a line lacks and no one accepted. */
export const openFindings = ({ issues, clauses, isAccepted }: LineResult): readonly Finding[] =>
  isAccepted ? [] : findingsOf({ issues, clauses: clauses.filter((clause) => !clause.isAccepted) })

/**
 * Marks what of a line is accepted on a day: the gaps that an acceptance names, and no others. The status is that of
 * what is still open.
 */
function withAcceptances(judged: JudgedLine, acceptances: readonly Acceptance[], day: string): LineResult {
  const accepted = acceptances
    .filter(({ line, until }) => line === judged.line && day <= until)
    .flatMap(({ findings }) => findings)
  const isAccepted = ({ issue, key }: Pick<Finding, 'issue' | 'key'>): boolean =>
    accepted.some((each) => each.issue === issue && (each.key === null || each.key === key))
  const findings = findingsOf(judged)
  const open = findings.filter((each) => !isAccepted(each))
  const issues =
    open.length === 0 ? judged.issues : lineIssues.filter((issue) => open.some((each) => each.issue === issue))
  return {
    ...judged,
    status: issues[0] ?? 'OK',
    issues,
    clauses: judged.clauses.map((clause) => ({
      ...clause,
      isAccepted: clause.issue !== null && isAccepted({ issue: clause.issue, key: clause.key }),
    })),
    isAccepted: findings.length > 0 && open.length === 0,
  }
}

/** The status of a vendor and of each required line on a day, by the carrier ratings that count today. */
export function vendorResult(
  { requirements, clauses, ratings, certificates, acceptances }: VendorCoverage,
  day: string,
  today = day,
): VendorResult {
  const required = vendorLines.filter((line) => requirements?.[line].isRequired === true)
  const concerned = new Set(clauses.flatMap((clause) => linesOfClause(clause, required)))
  const asked =
    requirements === null ? [] : vendorLines.filter((line) => required.includes(line) || concerned.has(line))
  const lines = asked.map((line): LineResult => {
    const policies = certificates.map((each) => each[line]).filter(({ isListed }) => isListed)
    const own = clauses.filter((clause) => linesOfClause(clause, required).includes(line))
    const judged = lineResult(line, { asked: requirements![line], clauses: own, ratings, today }, policies, day)
    return withAcceptances(judged, acceptances, day)
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
