import { openWorkCalls } from '@portico/contract/areas/open-work/open-work.calls.ts'
import { leavingStaffCalls } from '@portico/contract/areas/people/brokerage-people.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import type { DepartingRows } from '../../platform/records/departing-rows.ts'
import { disableUser } from './disable-user.ts'
import { getOpenWork } from './get-open-work.ts'
import { getStaffOpenWork } from './get-staff-open-work.ts'
import { getUserMerge } from './merging/get-user-merge.ts'
import { mergeUsers } from './merging/merge-users.ts'
import { removeStaff } from './remove-staff.ts'

/** `departing` says which rows of each area someone answers for. */
export const openWorkRoutes = (departing: readonly DepartingRows[]) => [
  ...bind(openWorkCalls, {
    'GET /api/administration/users/{username}/open-work': getOpenWork,
    'POST /api/administration/users/{username}/disable': disableUser(departing),
    'GET /api/administration/users/{username}/merge': getUserMerge,
    'POST /api/administration/users/{username}/merge': mergeUsers,
    'GET /api/brokerages/{brokerCode}/people/{userId}/open-work': getStaffOpenWork,
  }),
  ...bind(leavingStaffCalls, { 'DELETE /api/brokerages/{brokerCode}/people/{userId}': removeStaff(departing) }),
]
