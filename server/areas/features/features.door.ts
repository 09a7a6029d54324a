export { isFeatureOn } from './feature-on.view.ts'
export { featuresRoutes } from './features.routes.ts'
