import type { Api } from '@portico/contract/api.ts'
import type { ErrorResponse } from '@portico/contract/kit/call.ts'
import type { commonStatuses, Problem } from '@portico/contract/kit/problem.ts'

export type CallKey = keyof Api

/** A failed call: `status` determines `body`. Status 0 means no response. */
export class ApiError<Status extends number, Body> extends Error {
  override readonly name = 'ApiError'
  readonly status: Status
  readonly body: Body
  /** Seconds until a retry is allowed, if the server says so. */
  readonly retryAfter: number | undefined

  constructor(status: Status, body: Body, message: string, retryAfter?: number) {
    super(message)
    this.status = status
    this.body = body
    this.retryAfter = retryAfter
  }
}

type CommonStatus = (typeof commonStatuses)[number]

type Declared<K extends CallKey> =
  ErrorResponse<Api[K]> extends infer R
    ? R extends { readonly status: infer S extends number; readonly body: infer B }
      ? ApiError<S, B>
      : never
    : never

type Undeclared<K extends CallKey> = Exclude<CommonStatus, Declared<K>['status']>

/** All errors of a call: its own, the server's common ones, or no response at all. */
export type CallError<K extends CallKey> = Declared<K> | ApiError<Undeclared<K>, Problem> | ApiError<0, null>

/** Whether a call failed with a status that it declares, whose type `body` then has. */
export function refusedWith<K extends CallKey, Status extends number>(
  _key: K,
  error: unknown,
  status: Status,
): error is Extract<CallError<K>, { readonly status: Status }> {
  return error instanceof ApiError && error.status === status
}

/** The field errors of a rejected form, by path; empty if there are none. */
export function refusedFields(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiError && isProblem(error.body) ? (error.body.fields ?? {}) : {}
}

/** Why a call failed, as text: a field's error, else the server's message, else `otherwise`. */
export function reasonOf(error: unknown, otherwise: string, field?: string): string {
  const atField = field === undefined ? undefined : refusedFields(error)[field]
  if (atField !== undefined) return atField
  return error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.message : otherwise
}

/** The status of a rejected call; 0 if there was no response, undefined if it was not a call. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof ApiError ? (error.status as number) : undefined
}

/** The code of an error response; undefined if it has none. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof ApiError && isProblem(error.body) ? error.body.code : undefined
}

/** Seconds to wait from an error response; undefined if it has none. */
export function retryAfterOf(error: unknown): number | undefined {
  return error instanceof ApiError ? error.retryAfter : undefined
}

export function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body
}
