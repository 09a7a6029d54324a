import { effectiveValue } from '@portico/contract/areas/features/effective-value.ts'
import { withSchedulesOfLines } from '@portico/contract/areas/features/line-schedules.ts'
import type { AccountAccess } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { featuresView, saveFeature } from '../../features/features.public.ts'

interface LineChange {
  readonly access: Pick<AccountAccess, 'account' | 'brokerage'>
  readonly before: readonly string[]
  readonly lines: readonly string[]
  /** Whether what is shown by default stays, even with the first lines. */
  readonly keepsShown?: boolean
}

/** Lines whose carriers rate by the experience mod. */
const ratedByMod = new Set(['WORKERS_COMP', 'PACKAGE'])

/**
 * Enables the schedules and renewal sections of an account's added lines. Those of the first lines replace the
 * defaults; later ones are only added. Returns what was saved.
 */
export async function saveLineSections(
  tx: Tx,
  { access, before, lines, keepsShown = false }: LineChange,
): Promise<object> {
  const added = lines.filter((line) => !before.includes(line))
  if (added.length === 0) return {}
  const set = await featuresView(tx, access)
  const isFirst =
    !keepsShown &&
    before.length === 0 &&
    !set.some(({ name, source }) => source === 'ACCOUNT' && name === 'SCHEDULES_TO_SHOW')
  const shown = isFirst ? [] : effectiveValue(set, 'SCHEDULES_TO_SHOW')
  const schedules = withSchedulesOfLines(shown, added)
  const sections = effectiveValue(set, 'RENEWAL_OPTIONS')
  const hasMod = lines.some((line) => ratedByMod.has(line))
  const others = sections.filter((section) => section !== 'MOD')
  const renewal = hasMod ? [...others, 'MOD'] : isFirst ? others : sections
  const save = (name: 'SCHEDULES_TO_SHOW' | 'RENEWAL_OPTIONS', value: readonly string[]) =>
    saveFeature(tx, { access, source: 'ACCOUNT', name }, [...value])
  await save('SCHEDULES_TO_SHOW', schedules)
  const isSame = renewal.length === sections.length && renewal.every((section) => sections.includes(section))
  if (!isSame) await save('RENEWAL_OPTIONS', renewal)
  return { schedules, renewalSections: renewal }
}
