export { detailsRoutes } from './details.routes.ts'
export { factWords } from './fact-words.ts'
