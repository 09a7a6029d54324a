import { effectiveValue } from '@portico/contract/areas/features/effective-value.ts'
import { renewalSections } from '@portico/contract/areas/features/preference.rules.ts'
import type { RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { isOver } from '@portico/contract/areas/renewals/renewal-stages.ts'
import { isBeforeSubmission, type SectionKind, sectionKinds } from '@portico/contract/areas/renewals/section-kinds.ts'
import { isCompleteStatus, sectionStatus } from '@portico/contract/areas/renewals/section-marks.ts'
import type { AccountAccess } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { featuresView, preferencesView } from '../../features/features.public.ts'
import type { CycleRow } from '../cycles/cycle.view.ts'
import { linesView } from '../cycles/lines.view.ts'
import { byMarkAlone, progressOf } from '../progress/progress-of.ts'
import type { Asked, SectionProgress } from '../progress/section-progress.ts'
import { type SectionRow, sectionRowsView, untouched } from './section-rows.view.ts'

type Owner = Pick<AccountAccess, 'account' | 'brokerage'>

interface Term {
  /** For a finished renewal only the stored statuses show its sections' progress: their content has changed since. */
  readonly cycle: Pick<CycleRow, 'id' | 'effective_on'> & Partial<Pick<CycleRow, 'stage'>>
  /** `yyyy-mm-dd` */
  readonly today: string
}

/**
 * Every section of a renewal that flags and preferences enable, in order, for any reader: the caller filters by
 * permission codes (`seesSection`).
 */
export async function sectionsView(tx: Tx, owner: Owner, { cycle, today }: Term): Promise<RenewalSection[]> {
  const [features, preferences, lines, rows] = await Promise.all([
    featuresView(tx, owner),
    preferencesView(tx, owner),
    linesView(tx, owner.account, cycle.id),
    sectionRowsView(tx, owner.account, cycle.id),
  ])
  const left = new Set(renewalSections(effectiveValue(features, 'RENEWAL_OPTIONS'), preferences))
  const kinds = sectionKinds.filter((kind) => left.has(kind))
  const showsParts = effectiveValue(features, 'SHOW_CHILD_PROGRESS')
  const asked: Asked = {
    access: owner,
    effectiveOn: cycle.effective_on,
    today,
    lines,
    scheduleTypes: effectiveValue(features, 'SCHEDULES_TO_SHOW'),
  }
  const hasEnded = cycle.stage !== undefined && isOver(cycle.stage)
  const progress = await Promise.all(kinds.map((kind) => (hasEnded ? byMarkAlone : progressOf[kind])(tx, asked)))
  return kinds.map((kind, index) => {
    const known = inAccount(owner.account, progress[index]!)
    const row = rows.get(kind) ?? untouched(kind)
    const section = sectionOf(row, showsParts ? known : { ...known, parts: [] })
    return hasEnded && section.isComplete ? { ...section, percent: 100 } : section
  })
}

/** One section; undefined if flags or preferences disable it. */
export async function sectionView(
  tx: Tx,
  owner: Owner,
  { kind, ...term }: Term & { readonly kind: SectionKind },
): Promise<RenewalSection | undefined> {
  return (await sectionsView(tx, owner, term)).find((section) => section.kind === kind)
}

/** The same with the addresses of whole pages: areas name those of an account without it. */
function inAccount(account: string, { blockers, parts, ...rest }: SectionProgress): SectionProgress {
  const linked = <L extends { readonly link: string | null }>(item: L): L => ({
    ...item,
    link: pageOf(account, item.link),
  })
  return { ...rest, blockers: blockers.map(linked), parts: parts.map(linked) }
}

const pageOf = (account: string, link: string | null): string | null =>
  link === null || link.startsWith('/') ? link : `/${encodeURIComponent(account)}/${link}`

function sectionOf(row: SectionRow, { percent, blockers, parts, changed }: SectionProgress): RenewalSection {
  const { kind, mark, ...stored } = row
  const hardBlockers = blockers.filter(({ isHard }) => isHard).length
  const status = sectionStatus({ mark, percent, hardBlockers })
  const isComplete = isCompleteStatus(status)
  return {
    ...stored,
    kind,
    status,
    isComplete,
    isBeforeSubmission: isBeforeSubmission(kind),
    percent,
    blockers: [...blockers],
    parts: [...parts],
    changedSinceLastYear: changed,
  }
}
