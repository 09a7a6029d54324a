import { featuresCalls } from '@portico/contract/areas/features/features.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { chooseAccountPreference } from './preferences/choose-account-preference.ts'
import { choosePreference } from './preferences/choose-preference.ts'
import { listBrokerageFeatures } from './list-brokerage-features.ts'
import { listBrokeragePreferences } from './preferences/list-brokerage-preferences.ts'
import { listDefinitions } from './list-definitions.ts'
import { listFeatureOverrides } from './list-feature-overrides.ts'
import { listFeatures } from './list-features.ts'
import { listPreferences } from './preferences/list-preferences.ts'
import { removeFeature } from './remove-feature.ts'
import { reportFeatures } from './report-features.ts'
import { setFeature } from './set-feature.ts'

export const featuresRoutes = bind(featuresCalls, {
  'GET /api/accounts/{accountId}/features': listFeatures,
  'GET /api/accounts/{code}/preferences': listPreferences,
  'GET /api/brokerages/{brokerCode}/features': listBrokerageFeatures,
  'POST /api/accounts/{code}/preferences': chooseAccountPreference,
  'GET /api/broker-admin/{id}/preferences': listBrokeragePreferences,
  'POST /api/broker-admin/{id}/preferences': choosePreference,
  'GET /admin/features': listDefinitions,
  'GET /api/administration/features': reportFeatures,
  'GET /api/administration/features/{flag}': listFeatureOverrides,
  'POST /admin/features/account/{accountCode}': setFeature,
  'DELETE /admin/features/account/{accountCode}/{flag}': removeFeature,
})
