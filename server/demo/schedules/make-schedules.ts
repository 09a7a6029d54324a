import type { FeatureName } from '@portico/contract/areas/features/feature-defaults.ts'
import { allScheduleTypes, type ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { utcDay } from '@portico/contract/kit/zone.rules.ts'
import { checkNow, fillTab, TabBatches, takeSnapshotOf } from '../../areas/schedules/schedules.public.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { PeopleIds } from '../demo-world.ts'
import { demoAccounts } from '../demo-accounts.ts'
import { daysAfter } from '../demo-dates.ts'
import { contractorDrivers, contractorEquipment, contractorPayroll } from './demo-crews.ts'
import { contractorExposures } from './demo-exposures.ts'
import { contractorMovables } from './demo-movables.ts'
import {
  coastalLocations,
  coastalProperty,
  contractorLocations,
  contractorProperty,
  jobsiteTrailers,
} from './demo-places.ts'
import { contractorPremises } from './demo-premises.ts'
import { contractorFleet, soldVehicles, truckingFleet, type TypedRow } from './demo-vehicles.ts'
import { yearBefore, type Ageing } from './year-before.ts'

interface MadeSchedule {
  readonly account: string
  readonly type: ScheduleType
  readonly rows: readonly TypedRow[]
  /** How it differs from last year's bound version; undefined if it does not. */
  readonly ageing?: Ageing
}

/** Fills every schedule of a contractor, with a few errors to find, a fleet of 400, and 240 buildings. */
export async function makeSchedules(tx: Tx, ids: PeopleIds, now: Date): Promise<void> {
  const thisYear = now.getUTCFullYear()
  const by = { by: ids.get('owner@acme.test')!, at: now }
  const fleetAgeing = { amounts: ['costNew'], gone: soldVehicles(thisYear) }
  const propertyAgeing = { amounts: ['buildingValue', 'contentsValue'], gone: [] }
  const bound: readonly MadeSchedule[] = [
    { account: 'ACME', type: 'LOCATIONS', rows: contractorLocations() },
    { account: 'ACME', type: 'PROPERTY_COVERAGES', rows: contractorProperty(), ageing: propertyAgeing },
    { account: 'ACME', type: 'AUTO', rows: contractorFleet(thisYear), ageing: fleetAgeing },
    { account: 'ACME', type: 'DRIVERS', rows: contractorDrivers(now) },
    { account: 'ACME', type: 'EQUIPMENT', rows: contractorEquipment(now) },
    { account: 'ACME', type: 'WORKERS_COMP', rows: contractorPayroll() },
    { account: 'NORTH', type: 'AUTO', rows: truckingFleet(thisYear), ageing: fleetAgeing },
  ]
  await makeBoundSchedules(tx, [...bound, ...otherSchedules(now)], by, ids.get('manager@harbor.test')!)
  const unbound: readonly MadeSchedule[] = [
    { account: 'BAYSIDE', type: 'LOCATIONS', rows: coastalLocations() },
    { account: 'BAYSIDE', type: 'PROPERTY_COVERAGES', rows: coastalProperty() },
  ]
  for (const { account, type, rows } of unbound) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await fillTab(tx, { account, type }, rows, by)
  }
  await setFlags(tx)
  const second = await makeSecondTab(tx, by)
  for (const tab of [...[...bound, ...unbound].map(({ account, type }) => ({ account, type, tabId: noTab })), second]) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await checkNow(tx, tab)
  }
}

/** The contractor's other schedules: a few rows each, without joint issues. */
function otherSchedules(now: Date): MadeSchedule[] {
  const renewal = daysAfter(now, demoAccounts.find(({ code }) => code === 'ACME')!.renewalInDays)
  const lists = { ...contractorPremises(now), ...contractorMovables(now), ...contractorExposures(now, renewal) }
  return allScheduleTypes.flatMap((type) => {
    const rows = lists[type]
    return rows === undefined ? [] : [{ account: 'ACME', type, rows }]
  })
}

/** Fills schedules as they were bound a year ago, takes the snapshot, and makes the edits since. */
async function makeBoundSchedules(
  tx: Tx,
  schedules: readonly MadeSchedule[],
  { by, at }: { readonly by: string; readonly at: Date },
  manager: string,
): Promise<void> {
  const then = new Date(at)
  then.setUTCFullYear(at.getUTCFullYear() - 1)
  const later: (() => Promise<unknown>)[] = []
  for (const { account, type, rows, ageing } of schedules) {
    const before = ageing && yearBefore(rows, ageing)
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    const { tab, ids } = await fillTab(tx, { account, type }, before?.rows ?? rows, { by, at: then })
    if (before !== undefined) {
      // oxlint-disable-next-line no-await-in-loop -- the same
      const batches = await TabBatches.open(tx, tab, at)
      later.push(async () => batches?.edit(tx, before.editsSince(ids), { by, at }))
    }
  }
  for (const account of new Set(schedules.map((schedule) => schedule.account))) {
    const term = { termFrom: utcDay(then), termTo: utcDay(at) }
    const draft = { snapshotType: 'BOUND' as const, label: `${then.getUTCFullYear()} term`, ...term }
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await takeSnapshotOf(tx, account, draft, { by: manager, at: then })
  }
  // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
  for (const makeLater of later) await makeLater()
}

/** The flags of both accounts with a snapshot, and those the contractor's brokerage has turned on in addition. */
const flags: readonly (readonly [account: string, name: FeatureName, value?: readonly string[]])[] = [
  ['ACME', 'SCHEDULES_TO_SHOW', allScheduleTypes],
  ['ACME', 'SCHEDULE_MULTIPLE_TABS'],
  ['ACME', 'SCHEDULE_SNAPSHOT_VIEW'],
  ['ACME', 'PENDING_SCHEDULE_VIEW'],
  ['ACME', 'SCHEDULE_BACKDATES'],
  ['ACME', 'GL_LOCATION_PULL_THROUGH'],
  ['ACME', 'SCHEDULE_CLASSIFICATION_TYPE'],
  ['NORTH', 'SCHEDULE_SNAPSHOT_VIEW'],
]

async function setFlags(tx: Tx): Promise<void> {
  await tx.db
    .insertInto('account_features')
    .values(flags.map(([account_code, name, value = true]) => ({ account_code, name, value: JSON.stringify(value) })))
    .onConflict((set) =>
      set.columns(['account_code', 'name']).doUpdateSet({ value: (flag) => flag.ref('excluded.value') }),
    )
    .execute()
}

/** The contractor has a second tab for the trailers on its job sites. */
async function makeSecondTab(tx: Tx, by: { readonly by: string; readonly at: Date }) {
  const schedule = { account: 'ACME', type: 'PROPERTY_COVERAGES', name: 'Job site trailers' } as const
  return (await fillTab(tx, schedule, jobsiteTrailers(), by)).tab
}
