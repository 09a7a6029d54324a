import type { AreaChange } from '@portico/contract/areas.ts'
import type { CallKey } from '../platform/call-error.ts'
import type { WebArea } from '../platform/area.ts'

/** The declarations of all areas (`<area>.area.ts`). */
const areas = Object.values(import.meta.glob<WebArea>('../areas/*/*.area.{ts,tsx}', { eager: true, import: 'area' }))

export const accountPages = areas.flatMap((area) => area.accountPages ?? [])
export const brokeragePages = areas.flatMap((area) => area.brokeragePages ?? [])
export const adminPages = areas.flatMap((area) => area.adminPages ?? [])

/** The cards of a dashboard. Each loads its own data, so that none waits for another. */
export const dashboardCards: NonNullable<WebArea['cards']> = Object.assign({}, ...areas.map(({ cards }) => cards))

/** The calls to refetch when an event reports a change: those of every area that shows what has changed. */
export const refreshes: Readonly<Partial<Record<AreaChange, readonly CallKey[]>>> = allOf(
  areas.map((area) => area.refreshes ?? {}),
)

function allOf(
  declared: readonly NonNullable<WebArea['refreshes']>[],
): Partial<Record<AreaChange, readonly CallKey[]>> {
  const all: Partial<Record<AreaChange, readonly CallKey[]>> = {}
  const always = areas.flatMap((area) => area.refreshesAlways ?? [])
  for (const [change, calls] of declared.flatMap((each) => Object.entries(each) as [AreaChange, CallKey[]][]))
    all[change] = [...(all[change] ?? always), ...calls]
  return all
}
