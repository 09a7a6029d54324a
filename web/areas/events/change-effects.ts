import type { ChangeEvent } from '@portico/contract/areas/events/event.shapes.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { CallKey } from '../../platform/call-error.ts'

/** What must be read again when something of an account has changed. The one place that knows. */
const effects: Readonly<Record<ChangeEvent['changed'], readonly CallKey[]>> = {
  tasks: ['GET /api/accounts/{accountId}/tasks'],
  policies: ['GET /api/accounts/{accountId}/policies'],
}

export function applyChange(cache: QueryClient, { accountCode, changed }: ChangeEvent): void {
  for (const key of effects[changed] ?? [])
    void cache.invalidateQueries({ queryKey: [key, { params: { accountId: accountCode } }] })
}
