export { isFeatureOn } from './feature-on.view.ts'
export { featuresView } from './features.view.ts'
export { featuresRoutes } from './features.routes.ts'
export { preferencesView } from './preferences.view.ts'
