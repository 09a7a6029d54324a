import { describe, expect, test } from 'vitest'
import { kindCodes, notificationKinds } from './notification-kinds.ts'
import { notificationMessages } from './notification.messages.ts'
import { comesAtOnce, errorsOf } from './notification.rules.ts'

const usual = Object.fromEntries(kindCodes.map((kind) => [kind, notificationKinds[kind].usual])) as Parameters<
  typeof errorsOf
>[0]
const none = { inApp: false, mail: 'NEVER', sms: false } as const

describe('how a person wants to hear of things', () => {
  test('is fine as it usually is, with or without a phone', () => {
    expect(errorsOf(usual, { hasPhone: false })).toEqual({})
  })

  test('may be nothing at all, but for legal notices', () => {
    const silent = Object.fromEntries(kindCodes.map((kind) => [kind, none])) as typeof usual
    expect(errorsOf(silent, { hasPhone: true })).toEqual({ POLICY_CANCELED: notificationMessages.legalNeedsChannel })
  })

  test('may be by text message only to a verified phone', () => {
    const byPhone = { ...usual, MESSAGE: { ...none, sms: true } }
    expect(errorsOf(byPhone, { hasPhone: false })).toEqual({ MESSAGE: notificationMessages.unverifiedPhone })
    expect(errorsOf(byPhone, { hasPhone: true })).toEqual({})
  })
})

test.each([
  [{ ...none, mail: 'DAILY' }, false],
  [{ ...none, mail: 'WEEKLY' }, false],
  [{ ...none, mail: 'AT_ONCE' }, true],
  [{ ...none, inApp: true }, true],
  [{ ...none, sms: true }, true],
] as const)('%j comes at once: %s', (channels, expected) => {
  expect(comesAtOnce(channels)).toBe(expected)
})
