import { renewalsCalls } from '@portico/contract/areas/renewals/renewals.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { showBoard } from './board/show-board.ts'
import { chooseLines } from './cycles/choose-lines.ts'
import { closeRenewal } from './cycles/close-renewal.ts'
import { getRenewal } from './cycles/get-renewal.ts'
import { listRenewals } from './cycles/list-renewals.ts'
import { startRenewal } from './cycles/start-renewal.ts'
import { getCriticalPath } from './path/get-critical-path.ts'
import { listLeadTimes } from './path/list-lead-times.ts'
import { setLeadTimes } from './path/set-lead-times.ts'
import { markSection } from './sections/mark-section.ts'
import { nudgeSection } from './sections/nudge-section.ts'
import { planSection } from './sections/plan-section.ts'

export const renewalsRoutes = bind(renewalsCalls, {
  'GET /api/accounts/{accountId}/renewals': listRenewals,
  'POST /api/accounts/{accountId}/renewals': startRenewal,
  'GET /api/accounts/{accountId}/renewals/{cycleId}': getRenewal,
  'POST /api/accounts/{accountId}/renewals/{cycleId}/close': closeRenewal,
  'PUT /api/accounts/{accountId}/renewals/{cycleId}/selection': chooseLines,
  'PUT /api/accounts/{accountId}/renewals/{cycleId}/sections/{kind}': planSection,
  'POST /api/accounts/{accountId}/renewals/{cycleId}/sections/{kind}/mark': markSection,
  'POST /api/accounts/{accountId}/renewals/{cycleId}/sections/{kind}/nudges': nudgeSection,
  'GET /api/accounts/{accountId}/renewals/{cycleId}/critical-path': getCriticalPath,
  'GET /api/brokerages/{brokerCode}/renewals': showBoard,
  'GET /api/brokerages/{brokerCode}/renewal-lead-times': listLeadTimes,
  'PUT /api/brokerages/{brokerCode}/renewal-lead-times': setLeadTimes,
})
