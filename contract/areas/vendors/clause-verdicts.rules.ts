import { dollars } from '../../kit/money-words.ts'
import { type CarrierRating, judgedRating } from '../carriers/carrier-rating.rules.ts'
import type { ClauseKind } from './clause-kinds.ts'
import { clauseText } from './clause-text.ts'
import type { RequirementClause } from './requirement-clause.shapes.ts'
import { termsOf, type VendorLine } from './vendor-lines.ts'
import type { CertificateLine, LineIssue, LineRequirement } from './vendor-terms.ts'
import { wholeClause } from './whole-clause.ts'

export type ClauseVerdict = 'MET' | 'GAP' | 'CANNOT_TELL'

/** A requirement compared with a confirmed certificate, in words. */
export interface JudgedClause {
  readonly kind: ClauseKind
  /** What is required. */
  readonly text: string
  readonly verdict: ClauseVerdict
  /** What the certificate shows, or lacks. */
  readonly why: string
  /** What it adds to the status of its line; null if met. */
  readonly issue: LineIssue | null
  /** The same only where the same is asked and the same is shown, however that is worded. */
  readonly key: string
}

interface Known {
  readonly ratings: readonly CarrierRating[]
  readonly today: string
}

type Finding = readonly [verdict: ClauseVerdict, why: string]

/** Lines that a requirement of all policies concerns, where they are required. */
const ofAll: Readonly<Partial<Record<ClauseKind, readonly VendorLine[]>>> = {
  AI_ONGOING: ['GENERAL_LIABILITY', 'AUTO', 'UMBRELLA', 'POLLUTION'],
  PRIMARY: ['GENERAL_LIABILITY', 'AUTO', 'UMBRELLA', 'POLLUTION'],
  WAIVER: ['GENERAL_LIABILITY', 'AUTO', 'WORKERS_COMP', 'UMBRELLA', 'POLLUTION'],
}

/** The lines of a vendor that a clause of its requirement set is judged on. */
export function linesOfClause(
  { kind, line }: RequirementClause,
  required: readonly VendorLine[],
): readonly VendorLine[] {
  if (kind === 'HOLDER' || kind === 'PROJECT') return []
  if (line !== 'ALL') return [line]
  if (kind === 'STATUTORY') return ['WORKERS_COMP']
  if (kind === 'RATING' || kind === 'NOTICE') return required
  const concerned = ofAll[kind]
  return concerned === undefined ? ['GENERAL_LIABILITY'] : concerned.filter((each) => required.includes(each))
}

/** What a requirement set asks of a line itself, clause by clause. */
export function lineClauses(line: VendorLine, asked: LineRequirement): RequirementClause[] {
  if (!asked.isRequired) return []
  const { aggregate, namesOthers } = termsOf(line)
  const parts: readonly (readonly [isAsked: boolean, kind: ClauseKind, more: Partial<RequirementClause>])[] = [
    [asked.limit !== null, 'LIMIT_EACH', { amount: asked.limit }],
    [asked.aggregate !== null && aggregate !== undefined, 'LIMIT_AGGREGATE', { amount: asked.aggregate }],
    [asked.additionalInsured && namesOthers, 'AI_ONGOING', {}],
    [asked.waiver, 'WAIVER', {}],
    [asked.primary && namesOthers, 'PRIMARY', {}],
    [asked.noticeDays !== null, 'NOTICE', { count: asked.noticeDays }],
  ]
  return parts.filter(([isAsked]) => isAsked).map(([, kind, more]) => wholeClause({ kind, line, ...more }))
}

const issues: Readonly<Partial<Record<ClauseKind, LineIssue>>> = {
  STATUTORY: 'MISSING',
  AI_ONGOING: 'NO_AI',
  AI_COMPLETED: 'NO_AI',
  WAIVER: 'NO_WAIVER',
  PRIMARY: 'NO_PRIMARY',
  AGGREGATE_PROJECT: 'NO_AGGREGATE',
  NOTICE: 'SHORT_NOTICE',
  RATING: 'LOW_RATING',
}

/** Compares a requirement with the confirmed policy of a line. What a certificate cannot show is never met silently. */
export function judgedClause(
  clause: RequirementClause,
  line: VendorLine,
  carried: CertificateLine,
  known: Known,
): JudgedClause {
  const [verdict, why] = findingOf(clause, line, carried, known)
  const issue = { MET: null, GAP: issues[clause.kind] ?? 'LOW_LIMIT', CANNOT_TELL: 'CANNOT_TELL' } as const
  const text = clauseText({ ...clause, line: hasLine(clause) ? line : clause.line })
  return { kind: clause.kind, text, verdict, why, issue: issue[verdict], key: keyOf(clause, carried, known) }
}

type Shown = (carried: CertificateLine, known: Known, asked: string) => string | number | null

/** What of a certificate may get worse while a requirement stays unmet. */
const shownBy: Readonly<Partial<Record<ClauseKind, Shown>>> = {
  LIMIT_EACH: ({ limit }) => limit,
  LIMIT_AGGREGATE: ({ aggregate }) => aggregate,
  LIMIT_PRODUCTS: ({ products }) => products,
  LIMIT_DISEASE_EMPLOYEE: ({ diseaseEmployee }) => diseaseEmployee,
  LIMIT_DISEASE_POLICY: ({ diseasePolicy }) => diseasePolicy,
  NOTICE: ({ noticeDays }) => noticeDays,
  RATING: ({ carrier }, known, asked) => `${carrier} ${judgedRating(asked, carrier, known).found}`,
}

function keyOf(
  { kind, amount, form, edition, count, text }: RequirementClause,
  carried: CertificateLine,
  known: Known,
): string {
  const shown = shownBy[kind]?.(carried, known, text) ?? null
  return JSON.stringify([kind, amount, form, edition, count, text, shown])
}

/** Whether a clause of all policies is said of one line where it is judged on it. */
const hasLine = ({ kind }: RequirementClause): boolean => ofAll[kind] !== undefined || kind.startsWith('LIMIT')

type Finder = (clause: RequirementClause, carried: CertificateLine, known: Known) => Finding

const marks: Finding = ['MET', 'The certificate marks statutory limits.']

/** How a clause of each kind is compared; parties belong to one contract, and to no set. */
const finders: Readonly<Partial<Record<ClauseKind, Finder>>> = {
  LIMIT_EACH: (clause, { limit }) => limitFinding(clause, limit),
  LIMIT_AGGREGATE: (clause, { aggregate }) => limitFinding(clause, aggregate),
  LIMIT_PRODUCTS: (clause, { products }) => limitFinding(clause, products),
  LIMIT_DISEASE_EMPLOYEE: (clause, { diseaseEmployee }) => limitFinding(clause, diseaseEmployee),
  LIMIT_DISEASE_POLICY: (clause, { diseasePolicy }) => limitFinding(clause, diseasePolicy),
  STATUTORY: (_, { statutory }) =>
    statutory ? marks : ['CANNOT_TELL', 'The certificate does not mark statutory limits.'],
  AGGREGATE_PROJECT: (_, { perProject }) =>
    perProject
      ? ['MET', 'The certificate marks the aggregate as per project.']
      : ['GAP', 'The certificate does not mark the aggregate as per project.'],
  NOTICE: (clause, carried) => noticeFinding(clause, carried),
  RATING: (clause, carried, known) => ratingFinding(clause, carried, known),
  COMPLETED_TERM: () => ['CANNOT_TELL', 'A certificate shows today’s policy, not those of the years after completion.'],
  AI_ONGOING: (clause, carried) =>
    endorsementFinding(clause, carried, { isMarked: carried.additionalInsured, name: 'additional insured' }),
  AI_COMPLETED: (clause, carried) => completedFinding(clause, carried),
  WAIVER: (clause, carried) =>
    endorsementFinding(clause, carried, { isMarked: carried.waiver, name: 'waiver of subrogation' }),
  PRIMARY: (clause, carried) =>
    endorsementFinding(clause, carried, { isMarked: carried.primary, name: 'primary and noncontributory' }),
}

const findingOf = (clause: RequirementClause, line: VendorLine, carried: CertificateLine, known: Known): Finding =>
  finders[clause.kind]?.(clause, carried, known) ?? [
    'CANNOT_TELL',
    `A certificate does not show this for ${termsOf(line).name}.`,
  ]

function limitFinding({ kind, amount }: RequirementClause, carried: number | null): Finding {
  const asked = amount ?? 0
  if (carried !== null) return [carried >= asked ? 'MET' : 'GAP', `The certificate shows ${dollars(carried)}.`]
  // Each certificate has a place for the limit and the aggregate of a line; the others were not always entered.
  const isUsual = kind === 'LIMIT_EACH' || kind === 'LIMIT_AGGREGATE'
  if (asked === 0) return ['MET', 'No limit is required.']
  return [isUsual ? 'GAP' : 'CANNOT_TELL', 'The certificate shows no such limit.']
}

const noticeFinding = ({ count }: RequirementClause, { noticeDays }: CertificateLine): Finding => [
  (noticeDays ?? 0) >= (count ?? 0) ? 'MET' : 'GAP',
  noticeDays === null
    ? 'The certificate states no days of notice.'
    : `The certificate states ${noticeDays === 1 ? '1 day' : `${noticeDays} days`}.`,
]

function ratingFinding({ text }: RequirementClause, { carrier }: CertificateLine, known: Known): Finding {
  const { verdict, why } = judgedRating(text, carrier, known)
  return [verdict, why]
}

const digitsOf = (text: string): string => text.replaceAll(/\D/gu, '')

/** The edition of a form among those that came with a certificate; undefined if the form did not. */
function editionAmong(forms: string, form: string): string | undefined {
  const [letters = '', ...numbers] = form.trim().split(/\s+/u)
  const number = [letters, ...numbers].join('\\s*')
  return (
    new RegExp(`\\b${number}\\b[\\s(,-]*(?<edition>\\d{2}[\\s/]*\\d{2})?`, 'iu').exec(forms)?.groups?.['edition'] ??
    (new RegExp(`\\b${number}\\b`, 'iu').test(forms) ? '' : undefined)
  )
}

interface Marked {
  readonly isMarked: boolean
  readonly name: string
}

/** A mark proves an interest, and only the attached endorsement proves its form and edition. */
function endorsementFinding({ form, edition }: RequirementClause, { forms }: CertificateLine, marked: Marked): Finding {
  const { isMarked, name } = marked
  if (form === '' && edition === '')
    return isMarked ? ['MET', `The certificate marks ${name}.`] : ['GAP', `The certificate does not mark ${name}.`]
  const wanted = [form, edition].filter((part) => part !== '').join(' ')
  const found = form === '' ? undefined : editionAmong(forms, form)
  if (found !== undefined) return editionFinding(form, edition, found)
  return isMarked
    ? ['CANNOT_TELL', `The certificate marks ${name}, but no copy of ${wanted} is attached.`]
    : ['GAP', `The certificate does not mark ${name}, and ${wanted} is not attached.`]
}

function editionFinding(form: string, edition: string, attached: string): Finding {
  if (edition === '' || digitsOf(attached) === digitsOf(edition)) return ['MET', `${form} is attached.`]
  if (attached === '') return ['CANNOT_TELL', `${form} is attached, but its edition was not entered.`]
  return ['GAP', `${form} is attached in edition ${attached}, not ${edition}.`]
}

/** A mark for additional insured does not say whether it includes completed operations. */
function completedFinding(clause: RequirementClause, carried: CertificateLine): Finding {
  const standard = editionAmong(carried.forms, 'CG 20 37')
  const name = 'additional insured for completed operations'
  if (clause.form !== '' || clause.edition !== '')
    return endorsementFinding({ ...clause, form: clause.form || 'CG 20 37' }, carried, {
      isMarked: carried.completedOperations || carried.additionalInsured,
      name,
    })
  if (carried.completedOperations || standard !== undefined) return ['MET', `The certificate shows ${name}.`]
  return carried.additionalInsured
    ? [
        'CANNOT_TELL',
        'The certificate marks additional insured, but does not say whether completed operations are included.',
      ]
    : ['GAP', 'The certificate does not mark additional insured.']
}
