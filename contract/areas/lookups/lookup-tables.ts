import { formsOf, type LookupKind } from './class-codes.ts'

/** Owner of the small tables that come with the portal. Where a bureau's own table is in force they step back. */
export const sampleOwner = 'SAMPLE'

/** A table in force: one of a kind and owner, for one state or, with null, for the whole country. */
export interface TableInForce {
  readonly kind: LookupKind
  readonly owner: string
  readonly edition: string
  readonly state: string | null
}

/**
 * The tables that answer for a kind of code: those of the state where it has its own, else those of the country.
 * Without a state all answer. Samples step back where another table of the country, or of the state, is in force.
 */
export function tablesThatAnswer<Table extends TableInForce>(
  tables: readonly Table[],
  { kind, state }: { readonly kind: LookupKind; readonly state: string | null },
): readonly Table[] {
  const ofKind = tables.filter((table) => table.kind === kind)
  const ofState = ofKind.filter((table) => table.state === state && state !== null)
  const ofCountry = ofKind.filter((table) => table.state === null)
  const answering = state === null ? ofKind : ofState.length > 0 ? ofState : ofCountry
  const coversSamples = answering.some(
    (table) => table.owner !== sampleOwner && (state !== null || table.state === null),
  )
  return coversSamples ? answering.filter(({ owner }) => owner !== sampleOwner) : answering
}

/** A table in force with the codes that it has of those asked for. */
export interface TableOfCodes extends TableInForce {
  readonly codes: ReadonlySet<string>
}

/** Names a table as people tell tables apart: owner, state, edition. */
export const tableName = ({ owner, state, edition }: Omit<TableInForce, 'kind'>): string =>
  [owner, state, edition].filter((part) => part !== null).join(' ')

/** The tables in which a code should be and is not; none where it is known, or no table answers for it. */
export function tablesWithout(
  tables: readonly TableOfCodes[],
  { kind, code, state }: { readonly kind: LookupKind; readonly code: string; readonly state: string | null },
): readonly TableOfCodes[] {
  const answering = tablesThatAnswer(tables, { kind, state })
  const forms = formsOf(kind, code)
  return answering.some(({ codes }) => forms.some((form) => codes.has(form))) ? [] : answering
}
