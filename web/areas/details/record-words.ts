import type { ProfilePageName } from '@portico/contract/areas/applications/profile-pages.calls.ts'
import type { AccountDetails } from '@portico/contract/areas/details/details.shapes.ts'
import type { AccountRecord } from '@portico/contract/areas/details/record.shapes.ts'

export const relationshipNames: Readonly<Record<AccountRecord['relationship'], string>> = {
  CLIENT: 'Client',
  PROSPECT: 'Prospect',
}

export const statusNames: Readonly<Record<AccountRecord['status'], string>> = { ACTIVE: 'Active', INACTIVE: 'Inactive' }

/** Under which title the facts of each page of the profile stand among the details. */
export const factTitles: ReadonlyMap<ProfilePageName, string> = new Map([
  ['entity', 'Company'],
  ['industry', 'Industry'],
  ['general-info', 'Size'],
])

/** The name of a status; one that is not ours shows as it is given. */
export const statusName = (status: string): string =>
  status === 'ACTIVE' || status === 'INACTIVE' ? statusNames[status] : status

/** What of the details is the record, as it is sent. */
export function recordOf(details: AccountDetails): AccountRecord {
  const { companyName, status, phase, relationship, amsType, amsCode, primaryEffectiveDate } = details
  const known = status === 'INACTIVE' ? status : 'ACTIVE'
  return { companyName, status: known, phase, relationship, amsType, amsCode, primaryEffectiveDate }
}
