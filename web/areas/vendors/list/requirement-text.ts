import { termsOf, type VendorLine, vendorLines } from '@portico/contract/areas/vendors/vendor-lines.ts'
import type { LineRequirement, Requirements } from '@portico/contract/areas/vendors/vendor-terms.ts'
import { formatMoney } from '../../../platform/formats.ts'

/** The lines that a requirement set asks for, each with what it asks. */
export const requirementTexts = (
  lines: Requirements,
): readonly { readonly line: VendorLine; readonly text: string }[] =>
  vendorLines
    .filter((line) => lines[line].isRequired)
    .map((line) => ({ line, text: requirementText(line, lines[line]) }))

interface Part {
  readonly words: string
  /** The amount or number before the words. */
  readonly value?: string
}

/** What a requirement set asks of a line, part by part. */
export function requirementParts(line: VendorLine, asked: LineRequirement): readonly Part[] {
  const { limit, aggregate, namesOthers } = termsOf(line)
  const amount = (cents: number | null, words: string | undefined) =>
    cents !== null && words !== undefined && { value: formatMoney(cents), words: words.toLowerCase() }
  const flag = (isAsked: boolean, words: string) => isAsked && { words }
  const parts = [
    amount(asked.limit, limit),
    amount(asked.aggregate, aggregate),
    flag(namesOthers && asked.additionalInsured, 'additional insured'),
    flag(asked.waiver, 'waiver of subrogation'),
    flag(namesOthers && asked.primary, 'primary and noncontributory'),
    asked.noticeDays !== null && { value: String(asked.noticeDays), words: 'days notice of cancellation' },
  ]
  return parts.filter((part) => part !== false)
}

const requirementText = (line: VendorLine, asked: LineRequirement): string =>
  requirementParts(line, asked)
    .map(({ value = '', words }) => `${value} ${words}`.trim())
    .join(', ')
