export { experienceRoutes } from './experience.routes.ts'
export { modProgress } from './mod-progress.view.ts'
