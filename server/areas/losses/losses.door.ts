export { lossFiguresView } from './analysis/loss-figures.view.ts'
export { valuedTermsView } from './analysis/valued-terms.view.ts'
export { selectedFactorsView } from './factors/selected-factors.view.ts'
export { lossRunsProgress } from './progress.ts'
