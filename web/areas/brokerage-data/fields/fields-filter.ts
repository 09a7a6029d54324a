import { accountDetails, type FieldQuery } from '@portico/contract/areas/brokerage-data/fields/field-data.shapes.ts'
import { policyTypeCodes } from '@portico/contract/areas/policies/policy-types.ts'
import { allScheduleTypes } from '@portico/contract/areas/schedules/schedule-types.ts'
import { addressText } from '../../../platform/text/address-text.ts'

/** The filter of the blank fields, with the tab that shows them. */
export type FieldsFilter = FieldQuery & { readonly tab: 'fields' }

/** The filter in an address; invalid values are ignored. */
export function fieldsFilter(address: Readonly<Record<string, unknown>>): FieldsFilter {
  const search = addressText(address['search']).slice(0, 100)
  const field = addressText(address['field']).slice(0, 100)
  const type = [accountDetails, ...allScheduleTypes].find((each) => each === address['scheduleType'])
  const line = policyTypeCodes.find((code) => code === address['line'])
  return {
    tab: 'fields',
    by: address['by'] === 'ACCOUNT' ? 'ACCOUNT' : 'FIELD',
    ...(search === '' ? {} : { search }),
    ...(type === undefined ? {} : { scheduleType: type as FieldsFilter['scheduleType'] }),
    ...(field === '' ? {} : { field }),
    ...(line === undefined ? {} : { line }),
  }
}
