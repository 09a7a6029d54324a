export { moveLinks } from './link.store.ts'
export { linksRoutes } from './links.routes.ts'
