export { likelyDuplicates } from './merging/likely-duplicates.view.ts'
export { detailsRoutes } from './details.routes.ts'
export { factWords } from './fact-words.ts'
