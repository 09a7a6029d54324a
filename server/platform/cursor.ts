import { messages } from '@portico/contract/kit/problem.messages.ts'
import { type RawBuilder, sql } from 'kysely'
import { ErrorResponse } from './error-response.ts'

/** An opaque place in a sorted list: the sort values of the last row shown. */
export function writeCursor(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/**
 * The sort values that a cursor holds, or undefined for the first page. Each value must pass its check: a cursor of
 * another making is rejected before it reaches the database.
 */
export function readCursor(
  cursor: string | undefined,
  checks: readonly ((value: string) => boolean)[],
): string[] | undefined {
  if (cursor === undefined) return undefined
  const values = parsed(cursor)
  if (values?.length === checks.length && checks.every((check, index) => check(values[index]!))) return values
  throw new ErrorResponse(400, 'malformed', messages.malformed, { fields: { cursor: 'is not a cursor of this list' } })
}

/**
 * The rows to read for a page: at least one more than it shows, which tells that another page follows. The number is
 * part of the statement: for a parameter the planner expects a tenth of all rows, and plans a long list at every call.
 * There are few such numbers, so that there are few statements.
 */
export function pageRows(limit: number): RawBuilder<number> {
  if (limit <= 10) return sql`11`
  if (limit <= 25) return sql`26`
  if (limit <= 50) return sql`51`
  return limit <= 100 ? sql`101` : sql`201`
}

/** A cursor of a list that is read by position: how many rows come before the next page. */
export const writeOffset = (rows: number): string => writeCursor([String(rows)])

/** The rows before a page; 0 for the first one. A cursor with more digits than a list can have rows is rejected. */
export const readOffset = (cursor: string | undefined, digits: number): number =>
  Number(readCursor(cursor, [(value) => /^\d+$/.test(value) && value.length <= digits])?.[0] ?? 0)

/** Whether a value of a cursor is a moment. */
export const isMoment = (value: string): boolean => !Number.isNaN(Date.parse(value))

function parsed(cursor: string): string[] | undefined {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(values) && values.every((value) => typeof value === 'string') ? values : undefined
  } catch {
    return undefined
  }
}
