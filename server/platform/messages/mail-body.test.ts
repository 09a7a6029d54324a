import { contrast } from '@portico/contract/areas/branding/color-math.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailBody } from './mail-body.ts'
import { mailColors } from './mail-colors.ts'
import type { Letter } from './message-channel.ts'

const portal = new URL('https://portal.example')
const letter: Letter = {
  id: '1',
  createdAt: new Date('2026-11-28T15:00:00Z'),
  channel: 'email',
  to: 'owner@acme.test',
  subject: 'A certificate',
  text: 'Hello',
  link: '/o/token',
  brand: 'Harbor & Pine',
  color: '#7a1f5c',
}

const colors = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test.each(['light', 'dark'] as const)(
  'texts and edges are readable on a %s screen with every brand color',
  (scheme) => {
    fc.assert(
      fc.property(colors, (brand) => {
        const { page, card, ink, quiet, link, button, buttonText, edge } = mailColors(brand, scheme)
        for (const text of [ink, quiet, link]) expect(contrast(text, card)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(ink, page)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(buttonText, button)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(edge, card)).toBeGreaterThanOrEqual(3)
      }),
    )
  },
)

test('the screen of the recipient chooses between light and dark, and a preview forces one of them', () => {
  const own = mailBody(letter, portal).html
  expect(own).toContain('<meta name="color-scheme" content="light dark">')
  expect(own).toContain('@media (prefers-color-scheme:dark)')
  const { html: light } = mailBody(letter, portal, 'light')
  const { html: dark } = mailBody(letter, portal, 'dark')
  expect(`${light}${dark}`).not.toContain('@media')
  expect(light).not.toContain('!important')
  expect(dark).toContain(`.ink{color:${mailColors('#7a1f5c', 'dark').ink}!important}`)
})

test('has the color of the brokerage under its name, and the product’s own without', () => {
  expect(mailBody(letter, portal).html).toContain('background:#7a1f5c')
  const { brand: _, ...unnamed } = letter
  expect(mailBody(unnamed, portal).html).toContain('background:#0b4f52')
})

test('is framed in the language of its recipient', () => {
  const { html, text } = mailBody({ ...letter, language: 'es' }, portal)
  expect(html).toContain('<html lang="es">')
  expect(html).toContain('>Abrir el portal</a>')
  expect(text).toContain('Harbor & Pine le envió este mensaje.')
})
