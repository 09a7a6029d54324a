import { expect, test } from 'vitest'
import { hiddenAddress, linkCode, linkTries, makeCode, opensLink } from './link-codes.ts'
import { tooMany } from './error-response.ts'

const platform = { secret: 'key', now: () => new Date('2026-03-02T12:00:00Z') }
const later = (minutes: number) => ({ ...platform, now: () => new Date(Date.UTC(2026, 2, 2, 12, minutes)) })

async function mailed(sentBefore = 0) {
  const { code, stored } = await linkCode(platform, 'link', { codesSince: async () => sentBefore, error: 'Enough.' })
  return { code, link: { id: 'link', codeSeal: stored.code_seal, codeTries: 0, codeExpiresAt: stored.code_expires_at } }
}

test('codes are six digits, and no digit is rarer than the others', () => {
  const counts = Array.from({ length: 10 }, () => 0)
  for (let made = 0; made < 10_000; made += 1) {
    const code = makeCode()
    expect(code).toMatch(/^\d{6}$/)
    for (const digit of code) counts[Number(digit)]! += 1
  }
  // Of 60,000 digits each is drawn 6,000 times; 500 is more than six standard deviations.
  expect(Math.max(...counts.map((count) => Math.abs(count - 6000)))).toBeLessThan(500)
})

test('a mailed code opens its own link, for ten minutes and until it was wrong five times', async () => {
  const { code, link } = await mailed()
  expect(opensLink(platform, link, ` ${code} `)).toBe(true)
  expect(opensLink(later(9), { ...link, codeTries: linkTries - 1 }, code)).toBe(true)
  expect(opensLink(later(10), link, code)).toBe(false)
  expect(opensLink(platform, { ...link, codeTries: linkTries }, code)).toBe(false)
  expect(opensLink(platform, { ...link, id: 'other' }, code)).toBe(false)
  expect(opensLink({ ...platform, secret: 'other' }, link, code)).toBe(false)
  expect(opensLink(platform, link, String((Number(code) + 1) % 1_000_000).padStart(6, '0'))).toBe(false)
  expect(opensLink(platform, { ...link, codeSeal: null }, code)).toBe(false)
})

test('five codes are mailed for a link within an hour and no more', async () => {
  expect((await mailed(4)).code).toMatch(/^\d{6}$/)
  await expect(mailed(5)).rejects.toThrow(tooMany(3600, 'Enough.'))
})

test('of an address so much is shown that its owner knows it', () => {
  expect(hiddenAddress('dana@client.test')).toBe('d•••@client.test')
})
