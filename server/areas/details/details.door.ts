export { detailsRoutes } from './details.routes.ts'
export { closeAccount } from './opening/close-account.ts'
export { openAccount } from './opening/open-account.ts'
export { factWords } from './fact-words.ts'
