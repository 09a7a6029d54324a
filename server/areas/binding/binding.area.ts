import type { ServerArea } from '../../platform/area.ts'
import { remindOfBinders } from './binders/remind-of-binders.ts'
import { bindingRoutes } from './binding.routes.ts'

export const area = {
  routes: [bindingRoutes],
  jobs: [remindOfBinders],
  merging: { holds: { SIGNERS: ['bind_signers'] } },
} satisfies ServerArea
