import type { ProfilePageName } from '@portico/contract/areas/applications/profile-pages.calls.ts'
import type { AccountDetails } from '@portico/contract/areas/details/details.shapes.ts'
import type { AccountRecord } from '@portico/contract/areas/details/record.shapes.ts'

export const relationshipNames: Readonly<Record<AccountRecord['relationship'], string>> = {
  CLIENT: 'Client',
  PROSPECT: 'Prospect',
}

export const statusNames: Readonly<Record<AccountRecord['status'], string>> = { ACTIVE: 'Active', INACTIVE: 'Inactive' }

/** The titles of each profile page's fields among the details. */
export const factTitles: ReadonlyMap<ProfilePageName, string> = new Map([
  ['entity', 'Company'],
  ['industry', 'Industry'],
  ['general-info', 'Size'],
])

/** The name of a status; unknown ones are shown unchanged. */
export const statusName = (status: string): string =>
  status === 'ACTIVE' || status === 'INACTIVE' ? statusNames[status] : status

/** The record part of the details, as sent. */
export function recordOf(details: AccountDetails): AccountRecord {
  const { companyName, status, phase, relationship, amsType, amsCode, primaryEffectiveDate } = details
  const known = status === 'INACTIVE' ? status : 'ACTIVE'
  return { companyName, status: known, phase, relationship, amsType, amsCode, primaryEffectiveDate }
}
