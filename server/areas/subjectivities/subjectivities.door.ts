export { subjectivitiesRoutes } from './subjectivities.routes.ts'
