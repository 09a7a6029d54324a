import { termsOf, type VendorLine, vendorLines } from '@portico/contract/areas/vendors/vendor-lines.ts'
import type { LineRequirement, Requirements } from '@portico/contract/areas/vendors/vendor.rules.ts'
import { formatMoney } from '../../../platform/formats.ts'

/** The lines that a requirement set asks for, each with what it asks. */
export const requirementTexts = (
  lines: Requirements,
): readonly { readonly line: VendorLine; readonly text: string }[] =>
  vendorLines
    .filter((line) => lines[line].isRequired)
    .map((line) => ({ line, text: requirementText(line, lines[line]) }))

function requirementText(line: VendorLine, asked: LineRequirement): string {
  const { limit, aggregate, namesOthers } = termsOf(line)
  const parts = [
    asked.limit !== null && `${formatMoney(asked.limit)} ${limit.toLowerCase()}`,
    aggregate !== undefined && asked.aggregate !== null && `${formatMoney(asked.aggregate)} ${aggregate.toLowerCase()}`,
    namesOthers && asked.additionalInsured && 'additional insured',
    asked.waiver && 'waiver of subrogation',
    namesOthers && asked.primary && 'primary and noncontributory',
    asked.noticeDays !== null && `${asked.noticeDays} days notice of cancellation`,
  ]
  return parts.filter((part) => part !== false).join(', ')
}
