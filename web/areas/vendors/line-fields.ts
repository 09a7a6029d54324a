import { CertificateValues } from '@portico/contract/areas/vendors/vendor-certificate.shapes.ts'
import { termsOf, type VendorLine, vendorLines } from '@portico/contract/areas/vendors/vendor-lines.ts'
import type { Requirements } from '@portico/contract/areas/vendors/vendor-terms.ts'
import type { RequirementClause } from '@portico/contract/areas/vendors/requirement-clause.shapes.ts'
import { requirementSet } from '@portico/contract/areas/vendors/vendor.shapes.ts'
import { z } from 'zod'
import { get } from 'react-hook-form'
import type { FormField, FormFields } from '../../kit/records/form-fields.ts'
import { rowsField } from '../../kit/records/rows-field.tsx'
import { clauseFormFields } from './clause-fields.ts'

const text = z.string()
const amount = z.number().nullable()
const flag = z.boolean()

/** What limits, additional insureds and notice of a line are asked or entered by. */
function termFields(line: VendorLine, isMinimum: boolean): FormFields {
  const { name, limit, aggregate, namesOthers } = termsOf(line)
  const short = (words: string) => ({ label: `${name}: ${words.toLowerCase()}`, short: words })
  const named = (words: string): string => (isMinimum ? `Minimum ${words.toLowerCase()}` : words)
  const fields: Record<string, FormField> = {
    limit: {
      kind: 'money',
      schema: amount,
      ...short(named(limit)),
      required: true,
    },
  }
  if (aggregate !== undefined) fields['aggregate'] = { kind: 'money', schema: amount, ...short(named(aggregate)) }
  fields['noticeDays'] = { kind: 'number', schema: amount, ...short('Notice of cancellation (days)') }
  if (namesOthers) fields['additionalInsured'] = { kind: 'yes-no', schema: flag, label: 'Additional insured' }
  fields['waiver'] = { kind: 'yes-no', schema: flag, label: 'Waiver of subrogation' }
  if (namesOthers) fields['primary'] = { kind: 'yes-no', schema: flag, label: 'Primary and noncontributory' }
  return fields
}

/** The fields of a line under its name; all but the first are asked once that is selected. */
function ofLine(line: VendorLine, first: readonly [name: string, label: string], fields: FormFields): FormFields {
  const [flagName, label] = first
  const flagPath = `lines.${line}.${flagName}`
  const group = termsOf(line).name
  const asked = Object.entries(fields).map(([name, field]) => [
    `lines.${line}.${name}`,
    { ...field, group, shownIf: (typed: object) => get(typed, flagPath) === true },
  ])
  return { [flagPath]: { kind: 'yes-no', schema: flag, label, group }, ...Object.fromEntries(asked) }
}

/** The parties of a contract: no requirement of a set. */
const parties: ReadonlySet<string> = new Set(['HOLDER', 'PROJECT'])

/** The requirements of a set, row by row. One that a set has already can stay. */
const clauseRows = rowsField({
  ...requirementSet.fields.clauses,
  help: 'Forms, editions, and other requirements that certificates are compared with. Requirements that a certificate cannot show read “Cannot tell”.',
  one: 'Requirement',
  most: 100,
  start: { kind: 'AI_ONGOING', line: 'ALL' },
  rows: {
    ...clauseFormFields,
    kind: {
      ...clauseFormFields['kind']!,
      offered: ({ value }, { kind }) => value === kind || !parties.has(value),
    },
  },
})

/** What a requirement set is typed in. */
export const requirementFields: FormFields = Object.assign(
  { name: requirementSet.fields.name },
  ...vendorLines.map((line) => ofLine(line, ['isRequired', `Require ${termsOf(line).name}`], termFields(line, true))),
  { clauses: clauseRows },
)

/** What only some requirements ask of a line, each with the kinds of clauses that ask for it. */
function furtherFields(line: VendorLine, clauses: readonly RequirementClause[]): FormFields {
  const { name } = termsOf(line)
  const money = (words: string): FormField => ({
    kind: 'money',
    schema: amount,
    label: `${name}: ${words.toLowerCase()}`,
    short: words,
  })
  const mark = (label: string): FormField => ({ kind: 'yes-no', schema: flag, label })
  const fields: readonly (readonly [field: string, asked: RequirementClause['kind'], of: VendorLine, FormField])[] = [
    ['products', 'LIMIT_PRODUCTS', 'GENERAL_LIABILITY', money('Products and completed operations aggregate')],
    ['diseaseEmployee', 'LIMIT_DISEASE_EMPLOYEE', 'WORKERS_COMP', money('Employers liability, disease, each employee')],
    ['diseasePolicy', 'LIMIT_DISEASE_POLICY', 'WORKERS_COMP', money('Employers liability, disease, policy limit')],
    ['statutory', 'STATUTORY', 'WORKERS_COMP', mark('Statutory limits')],
    ['completedOperations', 'AI_COMPLETED', 'GENERAL_LIABILITY', mark('Additional insured for completed operations')],
    ['perProject', 'AGGREGATE_PROJECT', 'GENERAL_LIABILITY', mark('Aggregate applies per project')],
  ]
  const asked = fields.filter(([, kind, of]) => of === line && clauses.some((clause) => clause.kind === kind))
  const asksForms = clauses.some(
    ({ form, line: of, kind }) => (of === line || of === 'ALL') && (form !== '' || kind === 'AI_COMPLETED'),
  )
  return {
    ...Object.fromEntries(asked.map(([field, , , shown]) => [field, shown])),
    ...(asksForms && {
      forms: {
        kind: 'text',
        schema: text,
        label: `${name}: endorsements attached`,
        short: 'Endorsements attached',
        help: 'Example: CG 20 10 04 13, CG 20 37 04 13',
      },
    }),
  }
}

/** What a policy on a certificate is typed in. */
export const policyFields = (line: VendorLine, clauses: readonly RequirementClause[] = []): FormFields => {
  const { name } = termsOf(line)
  return {
    carrier: { kind: 'text', schema: text, label: `${name}: carrier`, short: 'Carrier', required: true },
    policyNumber: {
      kind: 'text',
      schema: text,
      label: `${name}: policy number`,
      short: 'Policy number',
      required: true,
    },
    effectiveOn: { kind: 'day', schema: amount, label: 'Effective date', required: true },
    expiresOn: { kind: 'day', schema: amount, label: 'Expiration date', required: true },
    ...termFields(line, false),
    ...furtherFields(line, clauses),
  }
}

/** What the values of a certificate are typed in: the required lines first. */
export function certificateFields(
  requirements: Requirements | null,
  clauses: readonly RequirementClause[],
): FormFields {
  const isRequired = (line: VendorLine): boolean => requirements?.[line].isRequired === true
  const inOrder = [...vendorLines.filter(isRequired), ...vendorLines.filter((line) => !isRequired(line))]
  return Object.assign(
    {
      namedInsured: {
        kind: 'text',
        label: 'Named insured',
        help: 'As the certificate shows it',
        required: true,
        wide: true,
        schema: CertificateValues.shape.namedInsured,
      },
      issuedOn: {
        kind: 'day',
        label: 'Certificate date',
        help: 'As the certificate shows it',
        required: true,
        schema: CertificateValues.shape.issuedOn,
      },
    },
    ...inOrder.map((line) =>
      ofLine(line, ['isListed', 'The certificate lists this line'], policyFields(line, clauses)),
    ),
  )
}
