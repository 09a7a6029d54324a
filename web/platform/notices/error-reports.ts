import type { ClientError } from '@portico/contract/areas/operations/recorded-error.shapes.ts'
import { call } from '../client.ts'
import { pageBuild } from './new-build.ts'

/** Reports per page at most: a page that fails repeatedly has reported enough. */
const mostReports = 10

const reported = new Set<string>()
let page = '/'

/** Sets the current page, by its address pattern. */
export function reportErrorsOf(pattern: string): void {
  page = pattern
}

/**
 * Reports an error to the platform, once per message and page. The server stores no personal data of it. The server
 * records rejected calls itself.
 */
export function reportFailure(error: unknown): void {
  if (!(error instanceof Error) || error.name === 'ApiError' || error.name === 'AbortError') return
  const { name, message, stack = '' } = error
  if (reported.size >= mostReports || reported.has(message)) return
  reported.add(message)
  const body = {
    name: name.slice(0, 100),
    message: message.slice(0, 1000),
    stack: stack.slice(0, 8000),
    page,
    release: pageBuild().slice(0, 100),
  }
  void send(body)
}

/** A report that cannot be sent is dropped: reporting must not fail in turn. */
async function send(body: ClientError): Promise<void> {
  try {
    await call('POST /open/client-errors', { body }, { keepalive: true })
  } catch {
    // There is no other place to report it.
  }
}
