import { policyTypeCodes } from '@portico/contract/areas/policies/policy-types.ts'
import { dataFilters, type DataQuery } from '@portico/contract/areas/brokerage-data/schedules/schedule-data.shapes.ts'
import { allScheduleTypes } from '@portico/contract/areas/schedules/schedule-types.ts'
import { addressText } from '../../../platform/text/address-text.ts'

const isShown = (value: unknown): value is keyof typeof dataFilters =>
  typeof value === 'string' && Object.hasOwn(dataFilters, value)

/** The filter in an address; invalid values are ignored. */
export function dataFilter(address: Readonly<Record<string, unknown>>): DataQuery {
  const { scheduleType, line, show } = address
  const search = addressText(address['search']).slice(0, 100)
  const type = allScheduleTypes.find((each) => each === scheduleType)
  return {
    ...(search === '' ? {} : { search }),
    ...(type === undefined ? {} : { scheduleType: type }),
    ...(typeof line === 'string' && policyTypeCodes.includes(line) ? { line } : {}),
    ...(isShown(show) ? { show } : {}),
  }
}
