import { brandingCalls } from '@portico/contract/areas/branding/branding.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { getBranding } from './get-branding.ts'

export const brandingRoutes = bind(brandingCalls, { 'GET /open/branding/{subdomain}': getBranding })
