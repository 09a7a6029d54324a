import type { TableInForce } from '@portico/contract/areas/lookups/lookup-tables.ts'

/** Whose table it is, and for which state where it has one. */
export const tableOf = ({ owner, state }: Pick<TableInForce, 'owner' | 'state'>): string =>
  state === null ? owner : `${owner} ${state}`
