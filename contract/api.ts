import { accountsCalls } from './areas/accounts/accounts.calls.ts'
import { brandingCalls } from './areas/branding/branding.calls.ts'
import { eventsCalls } from './areas/events/events.calls.ts'
import { policiesCalls } from './areas/policies/policies.calls.ts'
import { sessionCalls } from './areas/session/session.calls.ts'
import { tasksCalls } from './areas/tasks/tasks.calls.ts'

type Calls<A> = { readonly [K in keyof A]: A[K] }

/** Every call of Portico. An interface, so that the compiler names it instead of writing it out. */
export interface Api
  extends
    Calls<typeof sessionCalls>,
    Calls<typeof brandingCalls>,
    Calls<typeof accountsCalls>,
    Calls<typeof eventsCalls>,
    Calls<typeof tasksCalls>,
    Calls<typeof policiesCalls> {}

export const api: Api = {
  ...sessionCalls,
  ...brandingCalls,
  ...accountsCalls,
  ...eventsCalls,
  ...tasksCalls,
  ...policiesCalls,
}
