import { messages } from '@portico/contract/kit/problem.messages.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { toasts } from '../kit/feedback/toasts.ts'
import { ApiError } from '../platform/call-error.ts'
import { answerRefusedWrite } from './rejected-calls.ts'

afterEach(() => void vi.restoreAllMocks())

test.each([
  [403, true, messages.readOnly, [], ['warning', messages.readOnly]],
  [403, true, messages.notAllowed, [], ['warning', messages.readOnly]],
  [403, true, 'You are viewing as another user.', [], ['warning', 'You are viewing as another user.']],
  [403, false, messages.notAllowed, ['/forbidden'], undefined],
  [403, false, 'Only staff may do this.', ['/forbidden'], ['warning', 'Only staff may do this.']],
  [404, true, messages.notFound, ['/resource-not-found'], undefined],
  [404, false, messages.notFound, ['/resource-not-found'], undefined],
])(
  'answers %i (viewer: %s) with the page or the text that belongs to it',
  (status, isViewer, message, pages, toast) => {
    const shown = vi.spyOn(toasts, 'show').mockReturnValue(0)
    const left: string[] = []
    answerRefusedWrite(new ApiError(status, {}, message), { isViewer, onLeave: (path) => left.push(path) })
    expect(left).toEqual(pages)
    expect(shown.mock.calls).toEqual(toast === undefined ? [] : [toast])
  },
)
