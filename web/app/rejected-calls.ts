import { messages } from '@portico/contract/kit/problem.messages.ts'
import { toasts } from '../kit/feedback/toasts.ts'
import type { RefusedWrite } from '../platform/notices/refused-writes.ts'

/** Shows another page in place of one that is not available. */
export type Leave = (path: '/forbidden' | '/resource-not-found', account?: string) => void

interface Wiring {
  readonly isViewer: boolean
  readonly onLeave: Leave
}

/** The handling of a rejected write: viewers stay and read why, others see the error page. */
export function answerRefusedWrite({ status, message }: RefusedWrite, { isViewer, onLeave }: Wiring): void {
  if (status === 403 && isViewer)
    return void toasts.show('warning', message === messages.notAllowed ? messages.readOnly : message)
  // The error page has one fixed text; it would lose the server's reason, and the form.
  if (status === 403 && message !== messages.notAllowed) toasts.show('warning', message)
  onLeave(status === 403 ? '/forbidden' : '/resource-not-found')
}
