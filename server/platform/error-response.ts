import { messages } from '@portico/contract/kit/problem.messages.ts'

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 421 | 422 | 429 | 503

/** An error response that ends the call: the only error a handler throws. The HTTP layer turns it into a Problem. */
export class ErrorResponse extends Error {
  readonly status: ErrorStatus
  readonly code: string
  readonly fields: Readonly<Record<string, string>> | undefined
  /** Further members of the answer, such as the current record of a stale save. */
  readonly extra: Readonly<Record<string, unknown>> | undefined
  /** Seconds after which the same may be tried again. */
  readonly retryAfter: number | undefined

  constructor(
    status: ErrorStatus,
    code: string,
    message: string,
    more: { fields?: Record<string, string>; extra?: Record<string, unknown>; retryAfter?: number } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.fields = more.fields
    this.extra = more.extra
    this.retryAfter = more.retryAfter
  }
}

/** What does not exist and what belongs to someone else: one answer for both. */
export const notFound = () => new ErrorResponse(404, 'not_found', messages.notFound)

/** The brokerage of an account or a page is suspended; shown only to people who belong there. */
export const suspended = () => new ErrorResponse(403, 'brokerage_suspended', messages.suspended)

export const notAllowed = (message: string = messages.notAllowed) => new ErrorResponse(403, 'not_allowed', message)

/** Well-formed but rejected: names each field and how to fix it. */
export const unprocessable = (fields: Record<string, string>, message: string = messages.refused) =>
  new ErrorResponse(422, 'refused', message, { fields })

/** A save from an old version; carries the current record. */
export const stale = (current: unknown) => new ErrorResponse(409, 'stale', messages.stale, { extra: { current } })

/** Too many tries; can be retried after the given seconds. */
export const tooMany = (retryAfter: number, message: string = messages.tooMany) =>
  new ErrorResponse(429, 'too_many', message, { retryAfter })

/** Ends the call with 403 unless the right is present. Every write handler checks its right with this. */
export function demand(right: boolean, message?: string): asserts right {
  if (!right) throw notAllowed(message)
}
