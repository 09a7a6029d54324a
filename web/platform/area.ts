import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { DashboardCard } from '@portico/contract/areas/dashboard/dashboard-cards.ts'
import type { AreaChange } from '@portico/contract/areas.ts'
import type { ComponentType } from 'react'
import type { CallKey } from './call-error.ts'

/** A page whose screen is fetched when it is opened. */
export interface AreaPage<Props = object> {
  readonly path: string
  readonly title: string
  readonly isRenewalFlow?: true
  load(): Promise<{ readonly default: ComponentType<Props> }>
}

/** A page of one brokerage. */
export interface BrokeragePage extends AreaPage<{ readonly brokerCode: string }> {
  readonly forStaff?: true
}

/** What an area contributes to the portal: `area` in its `<area>.area.ts`, which is part of the first bundle. */
export interface WebArea {
  /** Pages below `/{accountId}/`. */
  readonly accountPages?: readonly AreaPage<{ readonly accountId: string }>[]
  /** Pages below `/brokerage-administration/{brokerCode}`, for its admins unless they are for all its staff. */
  readonly brokeragePages?: readonly BrokeragePage[]
  /** Pages below `/admin/`. */
  readonly adminPages?: readonly AreaPage[]
  readonly cards?: Readonly<Partial<Record<DashboardCard, ComponentType<{ readonly account: Account }>>>>
  /** The calls to refetch when an event reports a change. */
  readonly refreshes?: Readonly<Partial<Record<AreaChange, readonly CallKey[]>>>
  /** Calls to refetch on every event. */
  readonly refreshesAlways?: readonly CallKey[]
}
