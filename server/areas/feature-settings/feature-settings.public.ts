export { refuseOpenFeature } from './refuse-open-feature.ts'
