import { featuresCalls } from '@portico/contract/areas/features/features.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { listBrokerageFeatures } from './list-brokerage-features.ts'
import { listBrokeragePreferences } from './preferences/list-brokerage-preferences.ts'
import { listDefinitions } from './list-definitions.ts'
import { listFeatureOverrides } from './list-feature-overrides.ts'
import { listFeatures } from './list-features.ts'
import { listPreferences } from './preferences/list-preferences.ts'
import { listSettingChanges } from './list-setting-changes.ts'
import { reportFeatures } from './report-features.ts'

export const featuresRoutes = bind(featuresCalls, {
  'GET /api/accounts/{accountId}/features': listFeatures,
  'GET /api/accounts/{accountId}/features/changes': listSettingChanges,
  'GET /api/accounts/{code}/preferences': listPreferences,
  'GET /api/brokerages/{brokerCode}/features': listBrokerageFeatures,
  'GET /api/broker-admin/{id}/preferences': listBrokeragePreferences,
  'GET /admin/features': listDefinitions,
  'GET /api/administration/features': reportFeatures,
  'GET /api/administration/features/{flag}': listFeatureOverrides,
})
