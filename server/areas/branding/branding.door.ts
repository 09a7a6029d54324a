export { brandingRoutes } from './branding.routes.ts'
export { brandingView } from './branding.view.ts'
