import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import type { RenewalLine, RequestedCoverage, Selection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import type { Policy, PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { daysBetween } from '@portico/contract/kit/zone.rules.ts'
import { differencesIn } from '../../../kit/forms/conflicts/differences-in.ts'
import { counted, typedCents } from '../../../platform/formats.ts'

/** A requested coverage as typed: amounts in dollars, empty if none. */
export interface CoverageDraft {
  readonly name: string
  readonly limit: string
  readonly deductible: string
  readonly note: string
}

/** A line to place, as typed. */
export interface LineDraft {
  readonly line: string
  readonly policyId: string | null
  readonly requested: readonly CoverageDraft[]
  readonly carriersExcluded: readonly string[]
}

/** What is wrong, by the path of the field in the selection. */
export type FieldErrors = Readonly<Record<string, string>>

const dollarsOf = (cents: number | null): string =>
  cents === null ? '' : (cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })

/** The expiring coverages, as a request for the same. */
export const asExpiring = ({
  name,
  limit,
  deductible,
  note,
}: PolicyDetail['coverages'][number] | RequestedCoverage): CoverageDraft => ({
  name,
  limit: dollarsOf(limit),
  deductible: dollarsOf(deductible),
  note,
})

/** The lines of a renewal as they are edited. */
export const draftOf = (lines: readonly RenewalLine[]): LineDraft[] =>
  lines.map(({ line, policyId, requested, carriersExcluded }) => ({
    line,
    policyId,
    requested: requested.map(asExpiring),
    carriersExcluded,
  }))

/** What is sent, or what is wrong with what was typed. */
export function selectionOf(draft: readonly LineDraft[]): { lines: Selection['lines'] } | { errors: FieldErrors } {
  const errors: Record<string, string> = {}
  const centsOf = (typed: string, path: string): number | null => {
    if (typed.trim() === '') return null
    const cents = typedCents(typed)
    if (cents === undefined) errors[path] = 'must be a number'
    else if (cents < 0) errors[path] = 'must not be a negative number'
    return cents ?? null
  }
  const lines = draft.map(({ requested, carriersExcluded, ...line }, at) => ({
    ...line,
    carriersExcluded: [...carriersExcluded],
    requested: requested.map(({ name, note, limit, deductible }, place) => {
      const path = `lines.${at}.requested.${place}`
      if (name.trim() === '') errors[`${path}.name`] = 'is required'
      return {
        name: name.trim(),
        limit: centsOf(limit, `${path}.limit`),
        deductible: centsOf(deductible, `${path}.deductible`),
        note: note.trim(),
      }
    }),
  }))
  if (lines.length === 0) errors['lines'] = renewalMessages.emptySelection
  return Object.keys(errors).length > 0 ? { errors } : { lines }
}

/** Whether two drafts say the same. */
export const sameDraft = (one: readonly LineDraft[], other: readonly LineDraft[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The errors of one line, by the path within it. */
export function errorsOf(errors: FieldErrors, at: number): FieldErrors {
  const start = `lines.${at}.`
  const own = Object.entries(errors).filter(([path]) => path.startsWith(start))
  return Object.fromEntries(own.map(([path, words]) => [path.slice(start.length), words]))
}

/** Days before or after the new term's start within which this renewal may include a policy. */
const nearDays = 60

interface Known {
  readonly policies: readonly Policy[]
  readonly draft: readonly LineDraft[]
  readonly effectiveOn: string
}

/** The policies that end about when the new term starts, of lines that are not chosen. */
export const leftOut = ({ policies, draft, effectiveOn }: Known): Policy[] =>
  policies.filter(
    ({ policyType, expirationDate }) =>
      draft.every(({ line }) => line !== policyType) && Math.abs(daysBetween(expirationDate, effectiveOn)) <= nearDays,
  )

/** The policy that a line renews; those of the agency management system have no id and are matched by type. */
export const policyOf = (policies: readonly Policy[], { line, policyId }: LineDraft): Policy | undefined =>
  policyId === null
    ? undefined
    : (policies.find(({ id }) => id === policyId) ??
      policies.find(({ id, policyType }) => id === null && policyType === line))

/** Where two drafts differ, line by line, as text. */
export function differences(mine: readonly LineDraft[], theirs: readonly LineDraft[]) {
  const codes = [...new Set([...mine, ...theirs].map(({ line }) => line))]
  return differencesIn(
    mine,
    theirs,
    codes.map((code) => [policyTypeName(code), (draft) => wordsOf(draft, code)]),
  )
}

function wordsOf(draft: readonly LineDraft[], code: string): string {
  const line = draft.find((one) => one.line === code)
  if (line === undefined) return 'Not renewing'
  const cover = line.requested.map(({ name, limit, deductible, note }) =>
    [name, limit && `limit $${limit}`, deductible && `deductible $${deductible}`, note].filter(Boolean).join(', '),
  )
  const without = line.carriersExcluded.length > 0 ? [`excluding ${line.carriersExcluded.join(', ')}`] : []
  return [counted(cover.length, 'coverage'), ...cover, ...without].join('; ')
}
