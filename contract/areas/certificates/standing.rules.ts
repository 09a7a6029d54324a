import { addDays, americanDay } from '../../kit/zone.rules.ts'
import type {
  CertificateContents,
  CertificateLine,
  CertificatePolicy,
  CertificateRequest,
} from './certificate.shapes.ts'
import { contentsOf } from './certificate-contents.rules.ts'
import { statedLimit } from './stated-limit.ts'
import type { Compared } from './certificate.rules.ts'
import { policyTypeName } from '../policies/policy-types.ts'

/** How a stated coverage can change, the worst last. */
export const certificateStandings = ['IN_FORCE', 'EXPIRING', 'CHANGED', 'EXPIRED', 'CANCELED'] as const

export type CertificateStanding = (typeof certificateStandings)[number]

export const standingNames: Readonly<Record<CertificateStanding, string>> = {
  IN_FORCE: 'In force',
  EXPIRING: 'Expiring soon',
  CHANGED: 'Changed since issue',
  EXPIRED: 'Expired',
  CANCELED: 'Canceled',
}

/** Days before its end from which a policy is said to be expiring. */
const expiringDays = 30

export interface LineStanding {
  readonly line: CertificateLine
  readonly standing: CertificateStanding
  /** Names of what is no longer as stated; never what it is now. */
  readonly changed: readonly string[]
}

interface Issued {
  readonly request: CertificateRequest
  readonly contents: CertificateContents
}

/** How each line of a certificate compares with its policy today. */
export function lineStandings({ request, contents }: Issued, compared: Compared): LineStanding[] {
  // Forms with a schedule are compared by the holder that the certificate names.
  const holder = {
    name: contents.holder.name,
    street: '',
    city: '',
    state: '',
    zip: '',
    interest: 'CERTIFICATE' as const,
  }
  const now = contentsOf({ request, compared: { ...compared, holder } })
  const carrierOf = (letter: string, from: readonly { letter: string; name: string }[]) =>
    from.find((each) => each.letter === letter)?.name
  const carriersOf = (line: CertificateLine, today: CertificateLine | undefined): readonly unknown[] => [
    carrierOf(line.letter, contents.insurers),
    today && carrierOf(today.letter, now.carriers),
  ]
  return contents.lines.map((line) => {
    const policy = compared.policies.find(({ id }) => id === line.policyId)
    const today = now.lines.find(({ policyId }) => policyId === line.policyId)
    const ended = endOf(line, policy, compared.today)
    if (ended !== undefined) return { line, standing: ended, changed: [] }
    // The certificate names the insured of its first policy.
    const isSameInsured = line !== contents.lines[0] || policy?.namedInsured === contents.insured.name
    const changed = [...(isSameInsured ? [] : ['Named insured']), ...changedSince(line, today, carriersOf(line, today))]
    if (changed.length > 0) return { line, standing: 'CHANGED', changed }
    const ends = [line.expiresOn, policy?.canceledOn ?? line.expiresOn].toSorted()[0]!
    return { line, standing: ends <= addDays(compared.today, expiringDays) ? 'EXPIRING' : 'IN_FORCE', changed: [] }
  })
}

/** Names of what a line no longer states; for a dropped line, its carrier. */
function changedSince(
  line: CertificateLine,
  today: CertificateLine | undefined,
  [carrier, carrierToday]: readonly unknown[],
): readonly string[] {
  if (today === undefined) return ['Carrier']
  return [...(carrier === carrierToday ? [] : ['Carrier']), ...changedParts(line, today)]
}

/** How the coverage of a line ended; undefined while it continues. */
function endOf(
  { expiresOn }: CertificateLine,
  policy: CertificatePolicy | undefined,
  today: string,
): 'EXPIRED' | 'CANCELED' | undefined {
  if (policy === undefined || (policy.canceledOn !== null && policy.canceledOn <= today)) return 'CANCELED'
  return expiresOn <= today || policy.expiresOn <= today ? 'EXPIRED' : undefined
}

/** The standing of a certificate: that of its worst line. */
export const worstStanding = (lines: readonly Pick<LineStanding, 'standing'>[]): CertificateStanding =>
  certificateStandings.findLast((each) => lines.some(({ standing }) => standing === each)) ?? 'IN_FORCE'

type Stated = readonly (readonly [what: string, words: string])[]

const statedOf = (line: CertificateLine): Stated => [
  ['Policy number', line.policyNumber],
  ['Effective date', americanDay(line.effectiveOn)],
  ['Expiration date', americanDay(line.expiresOn)],
  ['Additional insured', line.hasAdditionalInsured ? 'Y' : ''],
  ['Waiver of subrogation', line.hasWaiver ? 'Y' : ''],
  ['Basis', line.basis.join(', ')],
  ...line.limits.map((limit) => [limit.label, statedLimit(limit)] as const),
]

/** Names of what a line states otherwise than another; what the second adds is no change of what was stated. */
const changedParts = (stated: CertificateLine, now: CertificateLine): string[] =>
  differencesIn(
    statedOf(stated).filter(([, words]) => words !== ''),
    statedOf(now),
  )
    .filter(({ before }) => before !== '')
    .map(({ what }) => what)

function differencesIn(before: Stated, after: Stated) {
  const wordsIn = (stated: Stated, what: string) => stated.find((each) => each[0] === what)?.[1] ?? ''
  return [...new Set([...before, ...after].map(([what]) => what))]
    .map((what) => ({ what, before: wordsIn(before, what), after: wordsIn(after, what) }))
    .filter((each) => each.before !== each.after)
}

/** Everything that a document states, by name. */
const allStated = (contents: CertificateContents): Stated => [
  ['Insured', contents.insured.name],
  ['Project', contents.project],
  ['Description of operations', contents.operations],
  ...contents.endorsements.map(({ label, form, policyNumber }) => [`${label}, policy ${policyNumber}`, form] as const),
  ...contents.lines.flatMap((line) =>
    statedOf(line).map(([what, words]) => [`${policyTypeName(line.policyType)}: ${what}`, words] as const),
  ),
]

/** Where two revisions of a certificate differ, as text. */
export const revisionDifferences = (before: CertificateContents, after: CertificateContents) =>
  differencesIn(allStated(before), allStated(after))
