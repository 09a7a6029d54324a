import { call } from '../../../platform/client.ts'

interface Added {
  readonly id: string
  readonly name: string
}

/** Adds a file to the library of an account. If its name is taken, both stay. */
export const addDocument = (accountId: string, file: File, isInternal = false): Promise<Added> =>
  call('POST /api/accounts/{accountId}/documents', {
    params: { accountId },
    query: { isInternal: String(isInternal), onSameName: 'both' },
    file,
  })
