export { lossFiguresView } from './analysis/loss-figures.view.ts'
export { lossesRoutes } from './losses.routes.ts'
export { lossRunsProgress } from './progress.ts'
export { remindOfLossRuns } from './requests/remind-of-requests.ts'
