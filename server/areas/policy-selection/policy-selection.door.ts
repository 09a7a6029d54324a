export { policySelectionRoutes } from './policy-selection.routes.ts'
