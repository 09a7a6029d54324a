import type { RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import type { MarkSide, MarkTarget, SectionMark } from '@portico/contract/areas/renewals/section-marks.ts'

interface Setting {
  readonly section: Pick<RenewalSection, 'status' | 'isComplete' | 'changedSinceLastYear'>
  readonly side: MarkSide | null
  /** The statuses that the user may set. */
  readonly allowed: readonly MarkTarget[]
  /** The renewal is under way. */
  readonly isOpen: boolean
  readonly mayPlan: boolean
  /** A prospect has none. */
  readonly hasLastYear: boolean
}

type More =
  | { readonly label: string; readonly mark: SectionMark }
  | { readonly label: string; readonly ask: 'reopen' | 'plan' | 'nudge' }

interface Choices {
  readonly mayComplete: boolean
  readonly mayAttest: boolean
  readonly more: readonly More[]
}

const markLabels: readonly (readonly [mark: SectionMark, label: string])[] = [
  ['WAITING', 'Waiting for the client'],
  ['IN_REVIEW', 'In review'],
  ['N_A', 'Not applicable'],
]

/**
 * What a user can do with a section. The insured can attest a section that they have not started, but not complete it.
 */
export function sectionChoices(setting: Setting): Choices {
  const { section, side, allowed, hasLastYear } = setting
  const mayMark = allowed.includes('COMPLETE')
  return {
    mayComplete: mayMark && (side === 'BROKER' || section.status !== 'NOT_STARTED'),
    mayAttest: mayMark && hasLastYear && (section.changedSinceLastYear ?? 0) === 0,
    more: [
      ...planning(setting),
      ...markLabels.filter(([mark]) => allowed.includes(mark)).map(([mark, label]) => ({ label, mark })),
      ...(allowed.includes('OPEN') ? [{ label: 'Reopen…', ask: 'reopen' } as const] : []),
    ],
  }
}

function planning({ section, side, isOpen, mayPlan }: Setting): More[] {
  if (!isOpen) return []
  return [
    ...(mayPlan ? [{ label: 'Assign and set due date…', ask: 'plan' } as const] : []),
    ...(side !== null && !section.isComplete ? [{ label: 'Remind…', ask: 'nudge' } as const] : []),
  ]
}

/** What to do where the company has no mod: the brokerage alone marks a section as not applicable. */
export function noModHint(
  { kind, isComplete, percent }: Pick<RenewalSection, 'kind' | 'isComplete' | 'percent'>,
  side: MarkSide | null,
): string | null {
  if (kind !== 'MOD' || isComplete || percent > 0 || side === null) return null
  return side === 'CLIENT'
    ? 'Tell your advisor if you have no mod.'
    : 'Mark the section as not applicable if the client has no mod.'
}
