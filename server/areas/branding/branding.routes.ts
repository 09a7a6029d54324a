import { brandingCalls } from '@portico/contract/areas/branding/branding.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { changeConfiguration } from './change-configuration.ts'
import { getBranding } from './get-branding.ts'
import { getConfiguration } from './get-configuration.ts'
import { getLogo } from './get-logo.ts'
import { removeLogo } from './remove-logo.ts'
import { setLogo } from './set-logo.ts'

export const brandingRoutes = bind(brandingCalls, {
  'GET /open/branding/{subdomain}': getBranding,
  'GET /open/logos/{logoId}': getLogo,
  'GET /api/broker-admin/{id}/configuration': getConfiguration,
  'PUT /api/broker-admin/{id}/configuration': changeConfiguration,
  'PUT /api/broker-admin/{id}/logo': setLogo,
  'DELETE /api/broker-admin/{id}/logo': removeLogo,
})
