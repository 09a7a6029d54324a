import type { Classification, ClassificationTypes } from '@portico/contract/areas/schedules/classification.shapes.ts'

/** Whose tables alone read class codes, by kind; kinds that all tables read are left out. */
export const ownersOf = ({ kinds }: Pick<Classification, 'kinds'>): ClassificationTypes =>
  Object.fromEntries(kinds.flatMap(({ kind, owner }) => (owner === null ? [] : [[kind, owner]])))
