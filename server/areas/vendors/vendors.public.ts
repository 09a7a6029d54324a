export { requirementSets } from './sets/requirement-sets.record.ts'
export { requirementSetsView } from './sets/sets.view.ts'
export { vendorHandling } from './vendor-handling.ts'
