import type {
  CertificateContents,
  CertificateLine,
  CertificatePolicy,
  CertificateRequest,
} from './certificate.shapes.ts'
import { type Compared, isInForce } from './certificate.rules.ts'
import { splitLimits, standardName } from './provided-limit.rules.ts'
import { type EndorsementKind, endorsements, formFor, lineKindOf, type LineKind } from './endorsement-kinds.ts'

/** Coverages that a line states, by their standard names, in the order in which certificates list them. */
const listed: Readonly<Partial<Record<LineKind, readonly string[]>>> = {
  GENERAL: [
    'Each occurrence',
    'Damage to premises rented to you',
    'Medical expense',
    'Personal and advertising injury',
    'General aggregate',
    'Products and completed operations aggregate',
  ],
  AUTO: ['Combined single limit', ...splitLimits],
  EXCESS: ['Each occurrence', 'Aggregate'],
  WORKERS: [
    'Workers compensation',
    'Employers liability, each accident',
    'Employers liability, disease, each employee',
    'Employers liability, disease, policy limit',
  ],
}

/** Coverages that a policy of a type states, where they are not those of its kind. */
const listedByType: Readonly<Record<string, readonly string[]>> = {
  GARAGE: [
    'Auto only, each accident',
    'Other than auto only, each accident',
    'Other than auto only, aggregate',
    'Garagekeepers, comprehensive',
    'Garagekeepers, specified causes of loss',
    'Garagekeepers, collision',
    'Dealers open lot',
  ],
}

/** Whether a limit of a garage policy is for vehicles in its care, with a basis and a deductible of its own. */
export const isKeepers = (label: string): boolean => label.startsWith('Garagekeepers') || label === 'Dealers open lot'

/** The most limits that a line of another kind states. */
const mostLimits = 6

interface Stated {
  readonly request: CertificateRequest
  readonly compared: Compared
}

/** Types and kinds of lines in the order in which certificates list them; others follow. */
const inOrder: readonly string[] = ['GARAGE', 'GENERAL', 'AUTO', 'UMBRELLA', 'EXCESS', 'WORKERS']

function placeOf({ policyType }: CertificatePolicy): number {
  const at = inOrder.findIndex((each) => each === policyType || each === lineKindOf(policyType))
  return at === -1 ? inOrder.length : at
}

/** What a certificate states of the policies: only what they provide today. */
export function contentsOf({ request, compared }: Stated) {
  const { policies, today } = compared
  const chosen = request.policyIds
    .flatMap((id) => policies.find((policy) => policy.id === id) ?? [])
    .filter((policy) => isInForce(policy, today))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
  const carriers = [...new Set(chosen.map(({ carrier }) => carrier))]
  const letterOf = (carrier: string): string => String.fromCodePoint(65 + carriers.indexOf(carrier))
  const given = givenEndorsements(chosen, { request, compared })
  return {
    carriers: carriers.map((name) => ({ letter: letterOf(name), name })),
    lines: chosen.map((policy) => lineOf(policy, letterOf(policy.carrier), given)),
    endorsements: given.map(({ policy, kind, form }) => ({
      policyNumber: policy.policyNumber,
      label: endorsements[kind].label,
      form,
    })),
  } satisfies Pick<CertificateContents, 'lines' | 'endorsements'> & { readonly carriers: unknown }
}

interface Given {
  readonly policy: CertificatePolicy
  readonly kind: EndorsementKind
  readonly form: string
}

/** The endorsements asked for that the policies give the holder. */
const givenEndorsements = (chosen: readonly CertificatePolicy[], { request, compared }: Stated): Given[] =>
  request.endorsements.flatMap(({ policyId, kind }) => {
    const policy = chosen.find(({ id }) => id === policyId)
    if (policy === undefined) return []
    const of = { holderName: compared.holder?.name ?? '', project: request.project }
    const form = formFor(kind, policy, of)?.given
    return form === undefined ? [] : [{ policy, kind, form: [form.number, form.edition].filter(Boolean).join(' ') }]
  })

function lineOf(policy: CertificatePolicy, letter: string, given: readonly Given[]): CertificateLine {
  const own = given.filter((each) => each.policy.id === policy.id)
  const gives = (interest: string): boolean => own.some(({ kind }) => endorsements[kind].gives === interest)
  return {
    policyId: policy.id,
    letter,
    policyType: policy.policyType,
    policyNumber: policy.policyNumber,
    effectiveOn: policy.effectiveOn,
    expiresOn: policy.expiresOn,
    hasAdditionalInsured: gives('ADDITIONAL_INSURED'),
    hasWaiver: gives('WAIVER'),
    basis: basisOf(policy, own),
    limits: limitsOf(policy),
  }
}

function limitsOf({ policyType, coverages }: CertificatePolicy): CertificateLine['limits'] {
  const named = coverages.map((coverage) => ({ ...coverage, label: standardName(policyType, coverage.name) }))
  const names = listedByType[policyType] ?? listed[lineKindOf(policyType)]
  const shown =
    names === undefined
      ? named.filter(({ limit }) => limit !== null).slice(0, mostLimits)
      : names.flatMap((name) => named.find(({ label }) => label === name) ?? [])
  return shown
    .map(({ label, limit, deductible, note }) => ({
      label,
      amount: limit,
      // Garagekeepers is on a legal liability or direct basis, which its note says.
      text: limit === null || isKeepers(label) ? note : '',
      ...(isKeepers(label) && deductible !== null && { deductible }),
    }))
    .filter(({ amount, text }) => amount !== null || text !== '')
}

/** How a line applies, as far as its coverages or endorsements say it. */
function basisOf(policy: CertificatePolicy, given: readonly Given[]): string[] {
  const { policyType, coverages } = policy
  const kind = lineKindOf(policyType)
  const find = (name: string) => coverages.find((coverage) => standardName(policyType, coverage.name) === name)
  const parts: Readonly<Record<LineKind, () => (string | undefined)[]>> = {
    GENERAL: () => [
      find('Retroactive date') === undefined ? find('Each occurrence') && 'Occurrence' : 'Claims-made',
      aggregateOf(find('General aggregate')?.note ?? '', given),
    ],
    AUTO: () => [
      find(policyType === 'GARAGE' ? 'Auto only, each accident' : 'Combined single limit')?.note ??
        find(splitLimits[0])?.note,
    ],
    EXCESS: () => [find('Each occurrence') && 'Occurrence', retentionText(find('Each occurrence')?.deductible ?? null)],
    WORKERS: () => [find('Covered states')?.note, excludedText(policy)],
    OTHER: () => [
      find('Per claim') && 'Claims-made',
      find('Retroactive date') && `Retroactive date: ${find('Retroactive date')!.note}`,
    ],
  }
  return parts[kind]().filter((part): part is string => part !== undefined && part !== '')
}

const aggregateOf = (note: string, given: readonly Given[]): string => {
  const per = (kind: EndorsementKind, word: string) =>
    given.some((each) => each.kind === kind) || new RegExp(`^per ${word}$`, 'iu').test(note.trim())
  if (per('AGGREGATE_PROJECT', 'project')) return 'Aggregate applies per project'
  if (per('AGGREGATE_LOCATION', 'location')) return 'Aggregate applies per location'
  return /^per policy$/iu.test(note.trim()) ? 'Aggregate applies per policy' : ''
}

/** Who is excluded from workers compensation; blank if the policy does not say. */
export const excludedText = ({
  policyType,
  coverages,
}: Pick<CertificatePolicy, 'policyType' | 'coverages'>): string => {
  const note = coverages.find(({ name }) => standardName(policyType, name) === excludedPersons)?.note.trim() ?? ''
  return note === '' ? '' : `${excludedPersons}: ${note}`
}

const excludedPersons = 'Proprietors, partners, or officers excluded'

const retentionText = (cents: number | null): string =>
  cents === null || cents === 0 ? '' : `Retention $${(cents / 100).toLocaleString('en-US')}`
