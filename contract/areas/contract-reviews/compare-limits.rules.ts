import { dollars } from '../../kit/money-words.ts'
import { policyText } from '../certificates/certificate.rules.ts'
import type { CertificatePolicy } from '../certificates/certificate.shapes.ts'
import { lineKindOf } from '../certificates/endorsement-kinds.ts'
import { providedLimit } from '../certificates/provided-limit.rules.ts'
import type { ClauseKind } from '../vendors/clause-kinds.ts'
import type { RequirementClause } from '../vendors/requirement-clause.shapes.ts'
import { termsOf, type VendorLine } from '../vendors/vendor-lines.ts'
import type { ComparedPart } from './comparison.shapes.ts'

const typesByLine: Readonly<Partial<Record<VendorLine, readonly string[]>>> = {
  PROFESSIONAL: ['E_AND_O', 'TECH_E_AND_O', 'LPL', 'MEDICAL_PROFESSIONAL'],
  POLLUTION: ['POLLUTION'],
  CYBER: ['CYBER'],
}
const kindsByLine = { GENERAL_LIABILITY: 'GENERAL', AUTO: 'AUTO', WORKERS_COMP: 'WORKERS', UMBRELLA: 'EXCESS' } as const

/** The policies that provide a line. */
export const policiesOf = (line: VendorLine, policies: readonly CertificatePolicy[]): readonly CertificatePolicy[] =>
  policies.filter(({ policyType }) =>
    line in kindsByLine
      ? lineKindOf(policyType) === kindsByLine[line as keyof typeof kindsByLine]
      : typesByLine[line]?.includes(policyType) === true,
  )

/** What a limit is called on policies of a line, in the order in which it is looked for. */
function coveragesOf(kind: ClauseKind, line: VendorLine): readonly string[] {
  if (line === 'WORKERS_COMP')
    return [
      {
        LIMIT_DISEASE_EMPLOYEE: 'Employers liability, disease, each employee',
        LIMIT_DISEASE_POLICY: 'Employers liability, disease, policy limit',
      }[kind as string] ?? 'Employers liability, each accident',
    ]
  if (kind === 'LIMIT_PRODUCTS') return ['Products and completed operations aggregate']
  if (kind === 'LIMIT_AGGREGATE') return line === 'GENERAL_LIABILITY' ? ['General aggregate'] : ['Aggregate']
  if (line === 'AUTO') return ['Combined single limit', 'Auto only, each accident']
  return ['PROFESSIONAL', 'CYBER'].includes(line) ? ['Per claim', 'Each occurrence'] : ['Each occurrence', 'Per claim']
}

/** The limit of a policy by one of the names of its coverages. */
const limitOf = (policy: CertificatePolicy, names: readonly string[]): ReturnType<typeof providedLimit> =>
  names.map((name) => providedLimit(policy, name)).find(({ amount }) => amount !== null) ?? { amount: null, words: '' }

/** What a contract requires of the umbrella itself: it is not counted a second time for the lines that it is above. */
const ownUmbrella = (clauses: readonly RequirementClause[]): number =>
  Math.max(
    0,
    ...clauses
      .filter(({ kind, line }) => kind === 'LIMIT_EACH' && line === 'UMBRELLA')
      .map(({ amount }) => amount ?? 0),
  )

interface All {
  readonly policies: readonly CertificatePolicy[]
  readonly clauses: readonly RequirementClause[]
}

/** Compares a required limit with the policies of its line, and with the umbrella and excess policies above them. */
export function limitPart(clause: RequirementClause, line: VendorLine, all: All): ComparedPart {
  const asked = clause.amount ?? 0
  const names = coveragesOf(clause.kind, line)
  const own = policiesOf(line, all.policies)
  const lineName = termsOf(line).name
  if (own.length === 0)
    return {
      policyId: null,
      verdict: 'GAP',
      why: `No ${lineName} policy is in force.`,
      closes: `A ${lineName} policy with ${dollars(asked)}.`,
      kind: null,
      form: '',
    }
  if (line === 'UMBRELLA') return towerPart(asked, names, own)
  const best = own
    .map((policy) => ({ policy, ...limitOf(policy, names) }))
    .toSorted((one, other) => (other.amount ?? -1) - (one.amount ?? -1))[0]!
  const { policy, amount, words } = best
  return amount === null
    ? unstated(policy, names[0]!)
    : primaryPart({ asked, policy, limit: amount, words, clause, line }, all)
}

const unstated = (policy: CertificatePolicy, name: string): ComparedPart => ({
  policyId: policy.id,
  verdict: 'CANNOT_TELL',
  why: `${policyText(policy)} shows no limit named “${name}” in the portal.`,
  closes: 'Ask your brokerage for the limit on the policy.',
  kind: null,
  form: '',
})

/** The layers of umbrella and excess policies, added up. */
function towerPart(asked: number, names: readonly string[], own: readonly CertificatePolicy[]): ComparedPart {
  const limits = own.map((policy) => limitOf(policy, names).amount)
  const total = limits.reduce<number>((sum, limit) => sum + (limit ?? 0), 0)
  if (total < asked && limits.includes(null)) return unstated(own[limits.indexOf(null)]!, names[0]!)
  const has = `${own.map(policyText).join(', ')} ${own.length === 1 ? 'provides' : 'provide'} ${dollars(total)}.`
  return {
    policyId: own[0]!.id,
    verdict: total >= asked ? 'MET' : 'GAP',
    why: has,
    closes: total >= asked ? '' : `${dollars(asked - total)} more umbrella or excess limit.`,
    kind: null,
    form: '',
  }
}

interface Primary {
  readonly asked: number
  readonly policy: CertificatePolicy
  readonly limit: number
  readonly words: string
  readonly clause: RequirementClause
  readonly line: VendorLine
}

function primaryPart({ asked, policy, limit, words, line }: Primary, { policies, clauses }: All): ComparedPart {
  const part = { policyId: policy.id, kind: null, form: '' }
  const has = `${policyText(policy)} provides ${words}.`
  if (limit >= asked) return { ...part, verdict: 'MET', why: has, closes: '' }
  const excess = policiesOf('UMBRELLA', policies)
  const above = excess.filter(({ over }) => over.includes(policy.policyType))
  const sum = above.reduce((total, each) => total + (limitOf(each, ['Each occurrence']).amount ?? 0), 0)
  const spare = Math.max(0, sum - ownUmbrella(clauses))
  if (limit + spare >= asked)
    return {
      ...part,
      verdict: 'MET',
      why: `${has} With the umbrella and excess limit above it, it is ${dollars(limit + spare)}.`,
      closes: '',
    }
  const raise = `A ${termsOf(line).name} limit of ${dollars(asked)}, or ${dollars(asked - limit - spare)} more umbrella or excess limit above it.`
  const unknown = excess.filter(({ over }) => over.length === 0)
  if (unknown.length > 0)
    return {
      ...part,
      verdict: 'CANNOT_TELL',
      why: `${has} The portal does not show which policies ${unknown.map(policyText).join(', ')} is above.`,
      closes: `Ask your brokerage whether it follows form over this policy. If not: ${raise}`,
    }
  const isKept = sum > 0 && ownUmbrella(clauses) > 0
  return {
    ...part,
    verdict: 'GAP',
    why: isKept ? `${has} The umbrella is needed for its own requirement.` : has,
    closes: raise,
  }
}
