import { expect, test } from 'vitest'
import { PolicyStatus } from '../policy.shapes.ts'
import { terminationMessages } from './termination.messages.ts'
import {
  returnOf,
  terminationActions,
  terminationDateError,
  terminationDays,
  terminationError,
  totalReturned,
} from './termination.rules.ts'

const policy = {
  status: 'IN_FORCE',
  canceledOn: null,
  effectiveDate: '2026-01-01',
  expirationDate: '2027-01-01',
  premium: 1_200_000,
  taxes: null,
  fees: null,
  endorsements: new Array<never>(),
} as const
const canceled = { ...policy, status: 'CANCELED', canceledOn: '2026-04-01' } as const

test('every status names what it allows, and refuses the rest with the reason', () => {
  const errors = (action: Parameters<typeof terminationError>[1]) =>
    Object.fromEntries(
      PolicyStatus.options.map((status) => {
        const canceledOn = status === 'CANCELED' || status === 'PENDING_CANCEL' ? '2026-04-01' : null
        const error = terminationError({ status, canceledOn }, action)
        expect(error === null).toBe(terminationActions(status).includes(action))
        return [status, error]
      }),
    )
  const alreadyCanceled = terminationMessages.alreadyCanceled('04/01/2026')
  const { quoted, expired, alreadyNonRenewed, notEnded } = terminationMessages
  expect(errors('cancel')).toEqual({
    QUOTED: quoted,
    BOUND: null,
    ISSUED: null,
    IN_FORCE: null,
    NON_RENEWED: null,
    PENDING_CANCEL: alreadyCanceled,
    CANCELED: alreadyCanceled,
    EXPIRED: expired,
  })
  expect(errors('nonRenew')).toMatchObject({
    NON_RENEWED: alreadyNonRenewed,
    CANCELED: alreadyCanceled,
    IN_FORCE: null,
  })
  expect(errors('reinstate')).toMatchObject({
    CANCELED: null,
    PENDING_CANCEL: null,
    NON_RENEWED: null,
    IN_FORCE: notEnded,
  })
})

test.each([
  ['cancel', policy, '2026-01-01', '2026-12-31'],
  ['nonRenew', policy, '2026-01-01', '2027-01-01'],
  ['reinstate', canceled, '2026-04-01', '2026-12-31'],
] as const)('%s can be dated within the term alone', (action, of, first, last) => {
  expect(terminationDays(of, action)).toEqual([first, last])
  expect([first, last].map((day) => terminationDateError(of, action, day))).toEqual([null, null])
  for (const day of ['2025-12-31', '2027-01-02'])
    expect(terminationDateError(of, action, day)).toMatch(/^must be from /)
})

test('nothing is returned of a premium that is not on file, and endorsements count', () => {
  const asked = { method: 'PRO_RATA', effectiveOn: '2026-04-01', minimumEarned: 0 } as const
  const unpriced = returnOf({ ...policy, premium: null, taxes: 100, fees: 100 }, asked)
  expect(unpriced).toEqual({ premium: null, taxes: null, fees: null })
  expect(totalReturned(unpriced)).toBeNull()
  const endorsement = {
    id: '1',
    version: 1,
    number: '1',
    effectiveDate: '2026-01-01',
    description: 'Added vehicle',
    premiumChange: 1_200_000,
  }
  expect(returnOf({ ...policy, endorsements: [endorsement] }, asked).premium).toBe(1_808_219)
})

test.each([
  ['PRO_RATA', '2026-04-01', { premium: 904_110, taxes: 45_206, fees: 0 }, 949_316],
  ['SHORT_RATE', '2026-04-01', { premium: 813_699, taxes: 40_685, fees: 0 }, 854_384],
  ['FLAT', '2026-01-01', { premium: 1_200_000, taxes: 60_000, fees: 25_000 }, 1_285_000],
] as const)(
  '%s returns taxes with the premium, and fees only if it is flat',
  (method, effectiveOn, returned, total) => {
    const taxed = { ...policy, taxes: 60_000, fees: 25_000 }
    expect(returnOf(taxed, { method, effectiveOn, minimumEarned: 0 })).toEqual(returned)
    expect(totalReturned(returned)).toBe(total)
    const untaxed = returnOf(policy, { method, effectiveOn, minimumEarned: 0 })
    expect(untaxed).toEqual({ premium: returned.premium, taxes: null, fees: null })
    expect(totalReturned(untaxed)).toBe(returned.premium)
  },
)
