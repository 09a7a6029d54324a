import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createToasts, toastMs } from './toasts.ts'

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('a toast leaves after five seconds', () => {
    const toasts = createToasts(() => Date.now())
    const onGone = vi.fn()
    toasts.show('success', 'Saved', { onGone })
    vi.advanceTimersByTime(toastMs - 1)
    expect(toasts.list()).toHaveLength(1)
    expect(onGone).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(toasts.list()).toHaveLength(0)
    expect(onGone).toHaveBeenCalledOnce()
  })

  test('resting on it stops the clock, leaving it starts it again where it stood', () => {
    const toasts = createToasts(() => Date.now())
    toasts.show('success', 'Saved')
    vi.advanceTimersByTime(3000)
    toasts.pause()
    vi.advanceTimersByTime(60_000)
    expect(toasts.list()).toHaveLength(1)
    toasts.resume()
    vi.advanceTimersByTime(1999)
    expect(toasts.list()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(toasts.list()).toHaveLength(0)
  })

  test('Undo runs the action and nothing else', () => {
    const toasts = createToasts(() => Date.now())
    const undo = vi.fn()
    const onGone = vi.fn()
    const id = toasts.show('success', 'Marked', { undo, onGone })
    toasts.undo(id)
    vi.advanceTimersByTime(toastMs * 2)
    expect(undo).toHaveBeenCalledOnce()
    expect(onGone).not.toHaveBeenCalled()
  })

  test('a dropped toast runs nothing', () => {
    const toasts = createToasts(() => Date.now())
    const undo = vi.fn()
    const onGone = vi.fn()
    toasts.drop(toasts.show('success', 'Marked', { undo, onGone }))
    vi.advanceTimersByTime(toastMs * 2)
    expect(undo).not.toHaveBeenCalled()
    expect(onGone).not.toHaveBeenCalled()
  })

  test('closing the last toast under the pointer does not leave the clock stopped', () => {
    const toasts = createToasts(() => Date.now())
    const first = toasts.show('success', 'One')
    toasts.pause()
    toasts.close(first)
    toasts.show('success', 'Two')
    vi.advanceTimersByTime(toastMs)
    expect(toasts.list()).toHaveLength(0)
  })
})
