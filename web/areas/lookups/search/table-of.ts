import type { TableInForce } from '@portico/contract/areas/lookups/lookup-tables.ts'

/** The table's owner, and its state if it has one. */
export const tableOf = ({ owner, state }: Pick<TableInForce, 'owner' | 'state'>): string =>
  state === null ? owner : `${owner} ${state}`
