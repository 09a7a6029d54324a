import { americanDay } from '../../../kit/zone.rules.ts'
import type { Answers } from '../../forms/answer.shapes.ts'
import { certificateLines, type CertificateLineKey, insurerLetters } from '../../forms/facts/certificate-facts.ts'
import type { Layout } from '../../forms/layout.shapes.ts'
import { questionsOf } from '../../forms/layouts/places.ts'
import { policyTypeName } from '../../policies/policy-types.ts'
import type { CertificateContents, CertificateLine } from '../certificate.shapes.ts'
import { lineKindOf } from '../endorsement-kinds.ts'
import { statedLimit } from '../stated-limit.ts'

interface Printed {
  readonly contents: CertificateContents
  readonly number: string
  readonly revision: number
  /** The address where the holder sees its current status. */
  readonly address: string
}

const keyByKind = { GENERAL: 'gl', AUTO: 'auto', EXCESS: 'umbrella', WORKERS: 'wc', OTHER: undefined } as const

const keyOf = ({ policyType }: CertificateLine): CertificateLineKey | undefined =>
  policyType === 'GARAGE' ? 'garage' : keyByKind[lineKindOf(policyType)]

type Values = Record<string, string>

/** What the fields of a certificate form are filled with, by question. What has no field is written with the operations. */
export function printedValues(layout: Layout, printed: Printed): Answers {
  const asked = questionsOf(layout).flatMap(({ question: { key, fact } }) => (fact === null ? [] : [{ key, fact }]))
  const mapped = new Set(asked.map(({ fact }) => fact))
  const values = valuesOf(printed, (fact) => mapped.has(fact))
  return Object.fromEntries(
    asked.flatMap(({ key, fact }) => (values[fact] === undefined || values[fact] === '' ? [] : [[key, values[fact]]])),
  )
}

function valuesOf({ contents, number, revision, address }: Printed, has: (fact: string) => boolean): Values {
  const { producer, insured, holder, insurers, lines, endorsements, project, operations, representative } = contents
  const own = ownLines(lines, has)
  const left = lines.filter((line) => ![...own.values()].includes(line))
  const other = has('otherPolicyNumber') ? left[0] : undefined
  const written = [
    ...(has('projectName') || project === '' ? [] : [`Project or contract: ${project}`]),
    operations,
    ...left.filter((line) => line !== other).map((line) => lineText(line, insurers)),
    ...[...own].flatMap(([key, line]) => unprinted(key, line, has)),
    ...endorsements.map((each) => `${each.label}: form ${each.form}, policy ${each.policyNumber}`),
  ]
  return {
    certificateNumber: number,
    certificateRevision: String(revision),
    certificateIssuedOn: contents.issuedOn,
    certificateAddress: address,
    producerName: producer.name,
    producerAddress: producer.lines.join('\n'),
    producerContact: producer.contact,
    producerPhone: producer.phone,
    producerEmail: producer.email,
    insuredName: insured.name,
    insuredAddress: insured.lines.join('\n'),
    holderName: holder.name,
    holderAddress: holder.lines.join('\n'),
    projectName: project,
    representative,
    operations: written.filter((text) => text !== '').join('\n'),
    ...Object.assign({}, ...insurers.map(insurerValues)),
    ...Object.assign({}, ...[...own].map(([key, line]) => lineValues(key, line))),
    ...(other !== undefined && otherValues(other)),
  }
}

/** The lines that have fields of their own on the form: the first of each kind whose policy number has one. */
function ownLines(lines: readonly CertificateLine[], has: (fact: string) => boolean) {
  const own = new Map<CertificateLineKey, CertificateLine>()
  for (const line of lines) {
    const key = keyOf(line)
    if (key !== undefined && !own.has(key) && has(`${key}PolicyNumber`)) own.set(key, line)
  }
  return own
}

const insurerValues = ({ letter, name, naic }: CertificateContents['insurers'][number]): Values =>
  (insurerLetters as readonly string[]).includes(letter)
    ? { [`insurer${letter}`]: name, [`insurer${letter}Naic`]: naic }
    : {}

/** How a mark of a line is called among the parts of its basis. */
const partsOf = (key: CertificateLineKey) => {
  const { limits, marks } = certificateLines[key]
  return { limits: Object.entries<string>(limits), marks: Object.entries<string>(marks) }
}

function lineValues(key: CertificateLineKey, line: CertificateLine): Values {
  const { limits, marks } = partsOf(key)
  const limitOf = (name: string) => line.limits.find(({ label }) => label === name)
  return {
    [`${key}Insurer`]: line.letter,
    [`${key}PolicyNumber`]: line.policyNumber,
    [`${key}Effective`]: line.effectiveOn,
    [`${key}Expires`]: line.expiresOn,
    [`${key}AdditionalInsured`]: line.hasAdditionalInsured ? 'Y' : '',
    [`${key}Waiver`]: line.hasWaiver ? 'Y' : '',
    ...Object.fromEntries(marks.map(([part, name]) => [`${key}${part}`, line.basis.includes(name) ? 'Y' : ''])),
    ...Object.fromEntries(
      limits.map(([part, name]) => {
        const limit = limitOf(name)
        return [`${key}${part}`, limit === undefined ? '' : statedLimit(limit)]
      }),
    ),
  }
}

/** What a line states that the form has no field for. */
function unprinted(key: CertificateLineKey, line: CertificateLine, has: (fact: string) => boolean): string[] {
  const { limits, marks } = partsOf(key)
  const fieldOf = (parts: readonly (readonly [string, string])[], name: string) =>
    parts.some(([part, label]) => label === name && has(`${key}${part}`))
  const left = [
    ...line.basis.filter((part) => !fieldOf(marks, part)),
    ...(line.hasAdditionalInsured && !has(`${key}AdditionalInsured`) ? ['Additional insured'] : []),
    ...(line.hasWaiver && !has(`${key}Waiver`) ? ['Waiver of subrogation'] : []),
    ...line.limits
      .filter(({ label }) => !fieldOf(limits, label))
      .map((limit) => `${limit.label} ${statedLimit(limit)}`),
  ]
  return left.length === 0 ? [] : [`Policy ${line.policyNumber}: ${left.join('; ')}`]
}

const limitsText = ({ limits }: CertificateLine): string =>
  limits.map((limit) => `${limit.label} ${statedLimit(limit)}`).join('; ')

const otherValues = (line: CertificateLine): Values => ({
  otherCoverage: [policyTypeName(line.policyType), ...line.basis].join(', '),
  otherInsurer: line.letter,
  otherPolicyNumber: line.policyNumber,
  otherEffective: line.effectiveOn,
  otherExpires: line.expiresOn,
  otherLimits: limitsText(line),
})

/** A line that the form has no fields for, in one sentence. */
function lineText(line: CertificateLine, insurers: CertificateContents['insurers']): string {
  const insurer = insurers.find(({ letter }) => letter === line.letter)?.name ?? ''
  const term = `${americanDay(line.effectiveOn)} to ${americanDay(line.expiresOn)}`
  const marks = [
    ...line.basis,
    ...(line.hasAdditionalInsured ? ['Additional insured'] : []),
    ...(line.hasWaiver ? ['Waiver of subrogation'] : []),
    limitsText(line),
  ]
  return `${policyTypeName(line.policyType)}: ${insurer}, policy ${line.policyNumber}, ${term}. ${marks.join('; ')}`
}
