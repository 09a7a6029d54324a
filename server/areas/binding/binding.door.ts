export { bindingRoutes } from './binding.routes.ts'
