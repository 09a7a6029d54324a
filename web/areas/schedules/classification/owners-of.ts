import type { Classification, ClassificationTypes } from '@portico/contract/areas/schedules/classification.shapes.ts'

/** The only table owner for class codes, by kind; kinds that use all tables are omitted. */
export const ownersOf = ({ kinds }: Pick<Classification, 'kinds'>): ClassificationTypes =>
  Object.fromEntries(kinds.flatMap(({ kind, owner }) => (owner === null ? [] : [[kind, owner]])))
