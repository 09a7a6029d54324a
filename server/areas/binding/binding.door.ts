export { bindingRoutes } from './binding.routes.ts'
export { remindOfBinders } from './binders/remind-of-binders.ts'
