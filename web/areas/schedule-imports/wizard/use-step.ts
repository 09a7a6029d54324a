import type { ImportChoices, ImportStart } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { useState } from 'react'
import { reasonOf } from '../../../platform/call-error.ts'
import { call } from '../../../platform/client.ts'
import { useReadAgain } from '../imports.queries.ts'

const failure = 'We could not reach the portal. Please try again.'

/** One-click steps of an import; shows errors, and refetches the import's status. */
export function useStep(accountId: string, scheduleImportId: string) {
  const readAgain = useReadAgain(accountId)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const params = { id: accountId, scheduleImportId }
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    setRefused(undefined)
    try {
      await work()
    } catch (error) {
      setRefused(reasonOf(error, failure))
    }
    await readAgain()
    setBusy(false)
  }
  return {
    busy,
    refused,
    step: (name: 'cancel' | 'undo') =>
      run(() =>
        name === 'cancel'
          ? call('POST /api/accounts/{id}/schedules/imports/{scheduleImportId}/cancel', { params })
          : call('POST /api/accounts/{id}/schedules/imports/{scheduleImportId}/undo', { params }),
      ),
    /** Checks the rows again by other choices. */
    recheck: (body: ImportChoices) =>
      run(() => call('PUT /api/accounts/{id}/schedules/imports/{scheduleImportId}/columns', { params, body })),
    start: (body: ImportStart) =>
      run(() => call('POST /api/accounts/{id}/schedules/imports/{scheduleImportId}/start', { params, body })),
  }
}
