import { bindingCalls } from '@portico/contract/areas/binding/binding.calls.ts'
import { bind } from '../../platform/http/routes.ts'

export const bindingRoutes = bind(bindingCalls, {})
