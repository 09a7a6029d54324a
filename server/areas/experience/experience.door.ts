export { experienceRoutes } from './experience.routes.ts'
export { type ModProgress, modProgress } from './mod-progress.view.ts'
