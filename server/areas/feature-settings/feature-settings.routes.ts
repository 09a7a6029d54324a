import { featureSettingsCalls } from '@portico/contract/areas/feature-settings/feature-settings.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { chooseAccountPreference } from './choose-account-preference.ts'
import { choosePreference } from './choose-preference.ts'
import { removeFeature } from './remove-feature.ts'
import { setClaimTypes } from './set-claim-types.ts'
import { setFeature } from './set-feature.ts'

export const featureSettingsRoutes = bind(featureSettingsCalls, {
  'POST /api/accounts/{code}/preferences': chooseAccountPreference,
  'POST /api/broker-admin/{id}/preferences': choosePreference,
  'PUT /api/broker-admin/{id}/claim-types': setClaimTypes,
  'POST /admin/features/account/{accountCode}': setFeature,
  'DELETE /admin/features/account/{accountCode}/{flag}': removeFeature,
})
