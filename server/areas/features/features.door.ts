export { isFeatureOn } from './feature-on.view.ts'
export { saveFeature } from './features.store.ts'
export { featuresView } from './features.view.ts'
export { preferencesView } from './preferences.view.ts'
