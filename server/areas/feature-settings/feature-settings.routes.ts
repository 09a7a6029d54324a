import { featureSettingsCalls } from '@portico/contract/areas/feature-settings/feature-settings.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { chooseAccountPreference } from './choose-account-preference.ts'
import { choosePreference } from './choose-preference.ts'
import { removeFeature } from './remove-feature.ts'
import { setFeature } from './set-feature.ts'

export const featureSettingsRoutes = bind(featureSettingsCalls, {
  'POST /api/accounts/{code}/preferences': chooseAccountPreference,
  'POST /api/broker-admin/{id}/preferences': choosePreference,
  'POST /admin/features/account/{accountCode}': setFeature,
  'DELETE /admin/features/account/{accountCode}/{flag}': removeFeature,
})
