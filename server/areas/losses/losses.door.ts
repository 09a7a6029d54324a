export { lossFiguresView } from './analysis/loss-figures.view.ts'
export { valuedTermsView } from './analysis/valued-terms.view.ts'
export { lossRunsProgress } from './progress.ts'
