export { experienceRoutes } from './experience.routes.ts'
