import { expect, test, vi } from 'vitest'
import { createGlobalNotices, type NoticeKind } from './global-notices.ts'

test.each<NoticeKind>(['alert', 'error', 'warning', 'info'])('to show %s without a text is refused by name', (kind) => {
  const notices = createGlobalNotices()
  expect(() => notices.set(kind, { show: true })).toThrow(`Invalid arguments for ${kind}`)
  expect(() => notices.set(kind, { show: true, text: ' ' })).toThrow(`Invalid arguments for ${kind}`)
  expect(notices.list()).toEqual([])
})

test('a refused notice leaves the one that stands', () => {
  const notices = createGlobalNotices()
  notices.set('info', { show: true, text: 'Stands' })
  expect(() => notices.set('info', { show: true, text: '' })).toThrow('Invalid arguments for info')
  expect(notices.list()).toEqual([{ kind: 'info', text: 'Stands' }])
})

test('each kind shows at most one, the gravest first, and hides without a text', () => {
  const notices = createGlobalNotices()
  notices.set('info', { show: true, text: 'First' })
  notices.set('error', { show: true, text: 'Broken' })
  notices.set('info', { show: true, text: 'Second' })
  expect(notices.list().map(({ text }) => text)).toEqual(['Broken', 'Second'])
  notices.set('error', { show: false })
  expect(notices.list().map(({ text }) => text)).toEqual(['Second'])
})

test('listeners hear of each change until they stop', () => {
  const notices = createGlobalNotices()
  const listener = vi.fn()
  const stop = notices.subscribe(listener)
  notices.set('warning', { show: true, text: 'Offline' })
  stop()
  notices.set('warning', { show: false })
  expect(listener).toHaveBeenCalledOnce()
})
