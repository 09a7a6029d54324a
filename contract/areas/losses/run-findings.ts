import { addDays } from '../../kit/zone.rules.ts'
import type { FindingKind, LossRunFields, LossRunTerm } from './loss-run.shapes.ts'

/** What does not fit in a loss run, with a sentence for a person. */
export interface RunFinding {
  readonly finding: FindingKind
  readonly text: string
}

/** Words that say nothing about which company it is. */
const forms = new Set([
  'inc',
  'incorporated',
  'llc',
  'llp',
  'lp',
  'ltd',
  'limited',
  'corp',
  'corporation',
  'co',
  'company',
  'the',
])

const wordsOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .split(/\s+/)
    .filter((word) => word !== '' && !forms.has(word))
    .join(' ')

/** A policy number without the signs that carriers write differently. */
export const plainNumber = (number: string): string => number.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Policy numbers as a document lists them. */
const numbersOf = (listed: string): string[] =>
  listed
    .split(/[,;\n]/)
    .map(plainNumber)
    .filter((number) => number !== '')

type Said = Pick<LossRunFields, 'insuredName' | 'policyNumbers' | 'periodFrom' | 'periodTo' | 'valuationOn'>

/** What of a loss run does not fit the account and the terms that it is for; each has to be fixed or acknowledged. */
export function findingsOf(said: Said, companyName: string, terms: readonly LossRunTerm[]): RunFinding[] {
  const findings: RunFinding[] = []
  if (wordsOf(said.insuredName) !== wordsOf(companyName))
    findings.push({
      finding: 'NAME',
      text: `The loss run names “${said.insuredName}”, but this account is ${companyName}.`,
    })
  const policies = policyFinding(said.policyNumbers, terms)
  if (policies !== undefined) findings.push({ finding: 'POLICY', text: policies })
  const gaps = terms.filter((term) => leavesOut(said, term))
  if (gaps.length > 0)
    findings.push({ finding: 'PERIOD', text: `The period does not fully cover ${gaps.map(numberOf).join(', ')}.` })
  return findings
}

function policyFinding(listed: string, terms: readonly LossRunTerm[]): string | undefined {
  const numbers = new Set(numbersOf(listed))
  const known = new Set(terms.map(({ policyNumber }) => plainNumber(policyNumber)))
  const missing = terms.filter(({ policyNumber }) => !numbers.has(plainNumber(policyNumber)))
  if (missing.length > 0) return `The loss run does not name ${missing.map(numberOf).join(', ')}.`
  return [...numbers].every((number) => known.has(number)) ? undefined : 'The loss run also names other policies.'
}

const numberOf = ({ policyNumber }: LossRunTerm) => policyNumber

/** Whether a run leaves out days of a term that had passed by its valuation. */
function leavesOut({ periodFrom, periodTo, valuationOn }: Said, { from, to }: LossRunTerm): boolean {
  // Coverage ends at the first minute of its last day, so the previous day is the last one that counts.
  const last = addDays(to, -1) < valuationOn ? addDays(to, -1) : valuationOn
  return periodFrom > from || periodTo < last
}
