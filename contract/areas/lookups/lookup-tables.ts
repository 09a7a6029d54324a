import { formsOf, type LookupKind } from './class-codes.ts'

/** Owner of the small tables shipped with the portal. They do not apply if a bureau's own table is active. */
export const sampleOwner = 'SAMPLE'

/** A table in force: one of a kind and owner, for one state or, with null, for the whole country. */
export interface TableInForce {
  readonly kind: LookupKind
  readonly owner: string
  readonly edition: string
  readonly state: string | null
}

/** Which tables to use: of a kind, for a place, and those of one owner if given. */
export interface TablesAsked {
  readonly kind: LookupKind
  readonly state: string | null
  readonly owner?: string | undefined
}

/**
 * The tables that apply to a kind of code: those of the state if it has its own, else the national ones. Without a
 * state all apply. Samples do not apply if another national or state table is active. A named owner's tables apply
 * alone, everywhere: a state bureau's also for other states.
 */
export function tablesThatAnswer<Table extends TableInForce>(
  tables: readonly Table[],
  { kind, state, owner }: TablesAsked,
): readonly Table[] {
  const ofKind = tables.filter((table) => table.kind === kind)
  if (owner !== undefined) return tablesOfOwner(ofKind, owner, state)
  const ofState = ofKind.filter((table) => table.state === state && state !== null)
  const ofCountry = ofKind.filter((table) => table.state === null)
  const answering = state === null ? ofKind : ofState.length > 0 ? ofState : ofCountry
  const coversSamples = answering.some(
    (table) => table.owner !== sampleOwner && (state !== null || table.state === null),
  )
  return coversSamples ? answering.filter((table) => table.owner !== sampleOwner) : answering
}

/** Owners are compared as the database does: in any case. */
const isOwner = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

function tablesOfOwner<Table extends TableInForce>(tables: readonly Table[], owner: string, state: string | null) {
  const all = tables.filter((table) => isOwner(table.owner, owner))
  if (state === null) return all
  const ofState = all.filter((table) => table.state === state)
  const ofCountry = all.filter((table) => table.state === null)
  return [ofState, ofCountry, all].find(({ length }) => length > 0) ?? []
}

/** An active table with those of the requested codes that it has. */
export interface TableOfCodes extends TableInForce {
  readonly codes: ReadonlySet<string>
}

/** A table's display name: owner, state, edition. */
export const tableName = ({ owner, state, edition }: Omit<TableInForce, 'kind'>): string =>
  [owner, state, edition].filter((part) => part !== null).join(' ')

/**
 * The tables that should have a code and do not; empty if it is known, or no table applies. A sample has only a few
 * codes, so a missing one is not an error.
 */
export function tablesWithout(
  tables: readonly TableOfCodes[],
  { kind, code, ...where }: TablesAsked & { readonly code: string },
): readonly TableOfCodes[] {
  const answering = tablesThatAnswer(tables, { kind, ...where })
  const forms = formsOf(kind, code)
  const isKnown = answering.some(({ codes }) => forms.some((form) => codes.has(form)))
  return isKnown ? [] : answering.filter((table) => table.owner !== sampleOwner)
}
