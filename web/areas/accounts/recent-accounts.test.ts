import { expect, test } from 'vitest'
import { recentAccounts, rememberAccount } from './recent-accounts.ts'

const day = 24 * 3600_000

function deviceWith(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored))
  return {
    read: (name: string) => values.get(name) ?? null,
    write: (name: string, value: string | null) =>
      void (value === null ? values.delete(name) : values.set(name, value)),
  }
}

test('keeps the last six, the latest first, each once', () => {
  const device = deviceWith()
  for (const [at, code] of ['A1', 'B2', 'C3', 'D4', 'E5', 'F6', 'G7', 'C3'].entries())
    rememberAccount('me', code, device, at)
  expect(recentAccounts('me', device, 10)).toEqual(['C3', 'G7', 'F6', 'E5', 'D4', 'B2'])
})

test('keeps them by user', () => {
  const device = deviceWith()
  rememberAccount('me', 'ACME', device, 1)
  expect(recentAccounts('someone else', device, 1)).toEqual([])
})

test('forgets what was opened 90 days ago', () => {
  const device = deviceWith()
  rememberAccount('me', 'OLD', device, 0)
  rememberAccount('me', 'NEW', device, 1 * day)
  expect(recentAccounts('me', device, 90 * day)).toEqual(['NEW'])
})

test.each(['{', 'null', '{"code":"ACME"}', '[1,null,{"code":"a b","at":1},{"code":"ACME","at":"1"}]'])(
  'takes a spoiled storage for an empty one: %s',
  (spoiled) => {
    const device = deviceWith({ 'portico.recent-accounts.me': spoiled })
    expect(recentAccounts('me', device, 2)).toEqual([])
    rememberAccount('me', 'ACME', device, 2)
    expect(recentAccounts('me', device, 2)).toEqual(['ACME'])
  },
)
