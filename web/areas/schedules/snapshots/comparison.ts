import '../../../kit/forms/without-eval.ts'
import type { Snapshot } from '@portico/contract/areas/schedules/snapshots/review.shapes.ts'
import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { formatDate } from '../../../platform/formats.ts'

/** What is compared, and which of the differences are shown. */
export interface Comparison {
  readonly from: string
  readonly to: string
  readonly tabId: number
  readonly kind?: 'added' | 'changed' | 'removed'
  readonly column?: string
}

/** A comparison in the address: missing values get defaults when the page opens. */
export type ComparisonAddress = Partial<Comparison>

const kinds = ['added', 'changed', 'removed'] as const

/** The comparison in an address; invalid values are ignored. */
export function comparisonAddress(address: Readonly<Record<string, unknown>>): ComparisonAddress {
  const { column } = address
  const kind = kinds.find((known) => known === address.kind)
  const tabId = Number(address.tabId)
  return {
    ...(isState(address.from) && { from: String(address.from) }),
    ...(isState(address.to) && { to: String(address.to) }),
    ...(address.tabId !== undefined && Number.isInteger(tabId) && { tabId }),
    ...(kind !== undefined && { kind }),
    ...(typeof column === 'string' && /^\w{1,40}$/.test(column) && { column }),
  }
}

const isState = (value: unknown): boolean => /^(?:CURRENT|[1-9]\d{0,8})$/.test(String(value))

/** The default comparison: the last bound snapshot, else the latest one, with the current state. */
export function comparisonOf(address: ComparisonAddress, snapshots: readonly Snapshot[]): Comparison {
  const usual = snapshots.find(({ snapshotType }) => snapshotType === 'BOUND') ?? snapshots[0]
  return { from: String(usual?.number ?? 'CURRENT'), to: 'CURRENT', tabId: noTab, ...address }
}

const typeNames = { SUBMITTED: 'Submitted', BOUND: 'Bound' } as const

/** A state as text. */
export function nameOfState(state: string, snapshots: readonly Snapshot[]): string {
  const snapshot = snapshots.find(({ number }) => String(number) === state)
  if (snapshot === undefined) return state === 'CURRENT' ? 'Current schedule' : `Snapshot ${state}`
  const { number, snapshotType, label, takenAt } = snapshot
  return `${number}. ${label} (${typeNames[snapshotType]} ${formatDate(takenAt)})`
}
