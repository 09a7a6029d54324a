import pg from 'pg'

const asText = (value: string): string => value

const asNumberIfSafe = (value: string): number | string => {
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : value
}

const { builtins } = pg.types
const parsers = new Map<number, (value: string) => unknown>([
  [builtins.INT8, asNumberIfSafe],
  // A calendar date has no time zone: as a Date it would move by a day.
  [builtins.DATE, asText],
  [builtins.INTERVAL, asText],
])
const dateArray = 1182
const int8Array = 1016
const textArrayOid: number = 1009
const textArray = pg.types.getTypeParser(textArrayOid) as (value: string) => (string | null)[]
parsers.set(dateArray, textArray)
parsers.set(int8Array, (value) => textArray(value).map((item) => (item === null ? null : asNumberIfSafe(item))))

const { TEXT, VARCHAR, JSON: jsonOid, JSONB } = builtins
const jsonbArray = 3807
const holdsText: ReadonlySet<number> = new Set([TEXT, VARCHAR, jsonOid, JSONB, jsonbArray, textArrayOid])

/** Parsers for a database with sealed values: opens them first wherever they occur in text or JSON. */
export function openingParsers(open: (text: string) => string): pg.CustomTypesConfig {
  const opening = new Map<number, (value: string) => unknown>()
  for (const oid of holdsText) {
    const parse = valueParsers.getTypeParser(oid, 'text') as (value: string) => unknown
    opening.set(oid, (value) => parse(open(value)))
  }
  return {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      (format !== 'binary' && opening.get(oid)) || valueParsers.getTypeParser(oid, format),
  }
}

/** How column values become JavaScript values, the same on both engines. */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format),
}
