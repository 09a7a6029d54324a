import { type CarrierRating, judgedRating } from '../carriers/carrier-rating.rules.ts'
import { americanDay } from '../../kit/zone.rules.ts'
import { policyText } from '../certificates/certificate.rules.ts'
import { excludedText } from '../certificates/certificate-contents.rules.ts'
import type { CertificatePolicy } from '../certificates/certificate.shapes.ts'
import {
  type EndorsementKind,
  endorsements,
  formFor,
  lineKindOf,
  requestedForm,
} from '../certificates/endorsement-kinds.ts'
import type { RequirementClause } from '../vendors/requirement-clause.shapes.ts'
import { termsOf, type VendorLine } from '../vendors/vendor-lines.ts'
import { limitPart, policiesOf } from './compare-limits.rules.ts'
import type { ComparedPart, ComparedVerdict, Comparison } from './comparison.shapes.ts'

/** A confirmed requirement. */
export interface Confirmed {
  readonly id: string
  readonly clause: RequirementClause
}

/** What requirements are compared with: the policies in force, and who must be on the schedule of a form. */
export interface ComparedWith {
  readonly policies: readonly CertificatePolicy[]
  readonly holderName: string
  readonly project: string
  readonly ratings: readonly CarrierRating[]
  readonly today: string
}

/** Compares each confirmed requirement with the policies in force. Details such as the project are not compared. */
export function comparisonsOf(confirmed: readonly Confirmed[], against: ComparedWith): Comparison[] {
  const clauses = confirmed.map(({ clause }) => clause)
  return confirmed
    .filter(({ clause: { kind } }) => kind !== 'HOLDER' && kind !== 'PROJECT')
    .map(({ id, clause }) => {
      const parts = partsOf(clause, against, clauses)
      return { clauseId: id, verdict: worst(parts), parts }
    })
}

/** A gap counts more than what is unknown. */
export const worst = (parts: readonly Pick<ComparedPart, 'verdict'>[]): ComparedVerdict =>
  (['GAP', 'CANNOT_TELL'] as const).find((verdict) => parts.some((part) => part.verdict === verdict)) ?? 'MET'

function partsOf(
  clause: RequirementClause,
  against: ComparedWith,
  clauses: readonly RequirementClause[],
): ComparedPart[] {
  const { kind, line } = clause
  if (kind.startsWith('LIMIT') && line !== 'ALL')
    return [limitPart(clause, line, { policies: against.policies, clauses })]
  if (kind === 'STATUTORY') return [statutoryPart(against)]
  if (kind === 'NOTICE') return [noticePart(clause, against)]
  if (kind === 'RATING') return ratingParts(clause, against)
  if (kind === 'COMPLETED_TERM') return [completedPart(clause, against)]
  return endorsementParts(clause, against)
}

const none = { policyId: null, kind: null, form: '' } as const

type Words = Pick<ComparedPart, 'why' | 'closes'>
const gap = (words: Words): ComparedPart => ({ ...none, verdict: 'GAP', ...words })
const unknown = (policyId: string | null, words: Words): ComparedPart => ({
  ...none,
  policyId,
  verdict: 'CANNOT_TELL',
  ...words,
})
const noPolicy = (name: string, closes = `A ${name} policy.`): ComparedPart =>
  gap({ why: `No ${name} policy is in force.`, closes })

function statutoryPart({ policies }: ComparedWith): ComparedPart {
  const [policy] = policiesOf('WORKERS_COMP', policies)
  if (policy === undefined) return noPolicy('Work Comp', 'A workers compensation policy.')
  return {
    ...none,
    policyId: policy.id,
    verdict: 'MET',
    why: [`${policyText(policy)} is in force.`, excludedText(policy)].join(' ').trim(),
    closes: '',
  }
}

const noticeTitle = /\bnotice\b.*\bcancell?ation\b|\bcancell?ation\b.*\bnotice\b/iu

/** Standard policies notify only the named insured: notice to others requires an endorsement. */
function noticePart({ count }: RequirementClause, { policies }: ComparedWith): ComparedPart {
  const forms = policies.flatMap((policy) =>
    policy.forms.filter(({ title }) => noticeTitle.test(title)).map((form) => ({ policy, form })),
  )
  const [first] = forms
  if (first === undefined)
    return gap({
      why: 'No policy has an endorsement for notice of cancellation to others.',
      closes: `An endorsement for ${count} days notice of cancellation to the certificate holder. Each carrier has its own form.`,
    })
  const days = Number(/\b(\d{1,3})[\s-]*days?\b/iu.exec(first.form.title)?.[1] ?? 0)
  const part = { ...none, policyId: first.policy.id, why: `${first.form.number} is on ${policyText(first.policy)}.` }
  if (days >= (count ?? 0)) return { ...part, verdict: 'MET', closes: '' }
  if (days === 0)
    return { ...part, verdict: 'CANNOT_TELL', closes: `Ask your brokerage whether it gives ${count} days notice.` }
  return {
    ...part,
    verdict: 'GAP',
    why: `${part.why} It gives ${days} days notice.`,
    closes: `An endorsement for ${count} days notice of cancellation.`,
  }
}

/** The rating of each carrier, if on file. */
function ratingParts({ text }: RequirementClause, { policies, ratings, today }: ComparedWith): ComparedPart[] {
  const carriers = [...new Set(policies.map(({ carrier }) => carrier).filter((name) => name !== ''))]
  if (carriers.length === 0)
    return [unknown(null, { why: 'No policy in force names its carrier.', closes: `Required: ${text}.` })]
  return carriers.map((carrier) => {
    const policyId = policies.find((policy) => policy.carrier === carrier)!.id
    const { verdict, why } = judgedRating(text, carrier, { ratings, today })
    return { ...none, policyId, verdict, why, closes: ratingCloses[verdict](text) }
  })
}

const ratingCloses: Readonly<Record<ComparedVerdict, (required: string) => string>> = {
  MET: () => '',
  GAP: (required) => `A carrier rated ${required}, or the holder’s consent to this one.`,
  CANNOT_TELL: (required) => `Ask your brokerage for the current A.M. Best rating. Required: ${required}.`,
}

function completedPart({ count }: RequirementClause, { policies, ...scheduled }: ComparedWith): ComparedPart {
  const [policy] = policiesOf('GENERAL_LIABILITY', policies)
  if (policy === undefined) return noPolicy('General Liability')
  const given = formFor('AI_COMPLETED', policy, scheduled)?.given
  return unknown(policy.id, {
    why: `${policyText(policy)} runs to ${americanDay(policy.expiresOn)}.${given === undefined ? '' : ` ${given.number} is on it.`}`,
    closes: `Renew the policy${given === undefined ? ' with CG 20 37' : ''} for ${count} years after completion.`,
  })
}

/** The endorsement that a clause asks of a kind of line. */
function kindOf({ kind, form }: RequirementClause, policyType: string): EndorsementKind | undefined {
  const key = (number: string) => number.replaceAll(' ', '')
  const line = lineKindOf(policyType)
  const byForm = (Object.keys(endorsements) as EndorsementKind[]).find((each) =>
    endorsements[each].forms[line]?.some(({ number }) => form !== '' && key(number) === key(form)),
  )
  if (byForm !== undefined) return byForm
  if (kind === 'AI_ONGOING') return line === 'AUTO' ? 'AI_DESIGNATED' : 'AI_ONGOING'
  return kind === 'AI_COMPLETED' || kind === 'WAIVER' || kind === 'PRIMARY' || kind === 'AGGREGATE_PROJECT'
    ? kind
    : undefined
}

/** Lines that an endorsement of all policies is compared on. */
const allLines = {
  WAIVER: ['GENERAL_LIABILITY', 'AUTO', 'WORKERS_COMP', 'UMBRELLA'],
  PRIMARY: ['GENERAL_LIABILITY', 'AUTO', 'UMBRELLA'],
  AI_ONGOING: ['GENERAL_LIABILITY', 'AUTO', 'UMBRELLA'],
} as const

function endorsementParts(clause: RequirementClause, against: ComparedWith): ComparedPart[] {
  const isAll = clause.line === 'ALL' && Object.hasOwn(allLines, clause.kind)
  const lines: readonly VendorLine[] = isAll
    ? allLines[clause.kind as keyof typeof allLines]
    : [clause.line === 'ALL' ? 'GENERAL_LIABILITY' : clause.line]
  const policies = lines.flatMap((line) => policiesOf(line, against.policies))
  if (policies.length === 0) return [noPolicy(termsOf(lines[0]!).name)]
  return policies.map((policy) => endorsementPart(clause, policy, against))
}

function endorsementPart(clause: RequirementClause, policy: CertificatePolicy, scheduled: ComparedWith): ComparedPart {
  const line = lineKindOf(policy.policyType)
  const part = { ...none, policyId: policy.id }
  if (line === 'EXCESS')
    return unknown(policy.id, {
      why: `${policyText(policy)} follows the underlying policies by its own terms.`,
      closes: 'Ask your brokerage whether it follows form for this requirement.',
    })
  const kind = kindOf(clause, policy.policyType)
  const found = kind === undefined ? undefined : formFor(kind, policy, scheduled)
  if (kind === undefined || found === undefined)
    return unknown(policy.id, {
      why: `No standard form gives this on ${policyText(policy)}.`,
      closes: 'Ask your brokerage whether the carrier has a form of its own.',
    })
  const form = clause.form === '' ? requestedForm(kind, policy.policyType) : clause.form
  if (found.given !== undefined) return editionPart(clause, policy, { kind, form: found.given })
  const wanted = [form, clause.edition].filter(Boolean).join(' ')
  return found.unnamed === undefined
    ? {
        ...part,
        verdict: 'GAP',
        why: `${form} is not on ${policyText(policy)}.`,
        closes: `Endorsement ${wanted}, issued by the carrier.`,
        kind,
        form,
      }
    : {
        ...part,
        verdict: 'GAP',
        why: `${found.unnamed.number} is on ${policyText(policy)}, but its schedule does not name this holder or project.`,
        closes: `The holder or project on the schedule of ${found.unnamed.number}.`,
        kind,
        form: found.unnamed.number,
      }
}

const digits = (edition: string): string => edition.replaceAll(/\D/gu, '')

/** A form that is on the policy, in the edition that the contract names. */
function editionPart(
  { edition, form: asked }: RequirementClause,
  policy: CertificatePolicy,
  { kind, form }: { readonly kind: EndorsementKind; readonly form: CertificatePolicy['forms'][number] },
): ComparedPart {
  const number = [form.number, form.edition].filter(Boolean).join(' ')
  const part = { policyId: policy.id, kind, form: '', why: `${number} is on ${policyText(policy)}.` }
  const isOther = digits(asked) !== '' && digits(asked) !== digits(form.number)
  if (isOther)
    return {
      ...part,
      verdict: 'CANNOT_TELL',
      closes: `The contract asks for ${asked}. Ask the holder whether ${form.number} is accepted.`,
    }
  if (edition !== '' && digits(edition) !== digits(form.edition))
    return {
      ...part,
      verdict: 'CANNOT_TELL',
      closes: `The contract asks for edition ${edition}. Ask the holder whether this edition is accepted, or your brokerage for the other.`,
    }
  return { ...part, verdict: 'MET', closes: '' }
}

/** The labels of comparison results. */
export const verdictNames: Readonly<Record<ComparedVerdict, string>> = {
  MET: 'Met',
  GAP: 'Gap',
  CANNOT_TELL: 'Cannot tell',
}
