import { openWorkCalls } from '@portico/contract/areas/open-work/open-work.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import type { DepartingRows } from '../../platform/records/departing-rows.ts'
import { disableUser } from './disable-user.ts'
import { getOpenWork } from './get-open-work.ts'

/** `departing` says which rows of each area someone answers for. */
export const openWorkRoutes = (departing: readonly DepartingRows[]) =>
  bind(openWorkCalls, {
    'GET /api/administration/users/{username}/open-work': getOpenWork,
    'POST /api/administration/users/{username}/disable': disableUser(departing),
  })
