import { CertificateValues } from '@portico/contract/areas/vendors/vendor-certificate.shapes.ts'
import { termsOf, type VendorLine, vendorLines } from '@portico/contract/areas/vendors/vendor-lines.ts'
import type { Requirements } from '@portico/contract/areas/vendors/vendor.rules.ts'
import { requirementSet } from '@portico/contract/areas/vendors/vendor.shapes.ts'
import { z } from 'zod'
import { get } from 'react-hook-form'
import type { FormField, FormFields } from '../../kit/records/form-fields.ts'

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

/** What a requirement set is typed in. */
export const requirementFields: FormFields = Object.assign(
  { name: requirementSet.fields.name },
  ...vendorLines.map((line) => ofLine(line, ['isRequired', `Require ${termsOf(line).name}`], termFields(line, true))),
)

/** What a policy on a certificate is typed in. */
export const policyFields = (line: VendorLine): FormFields => {
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
  }
}

/** What the values of a certificate are typed in: the required lines first. */
export function certificateFields(requirements: Requirements | null): FormFields {
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
    },
    ...inOrder.map((line) => ofLine(line, ['isListed', 'The certificate lists this line'], policyFields(line))),
  )
}
