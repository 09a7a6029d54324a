export { isFeatureOn } from './feature-on.view.ts'
export { featuresView } from './features.view.ts'
export { preferencesView } from './preferences.view.ts'
