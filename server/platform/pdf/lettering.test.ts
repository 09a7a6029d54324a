import { describe, expect, test } from 'vitest'
import { lettersNote } from './lettering.ts'
import { pdfOf } from './pdf-pages.ts'
import { stampPdf } from './pdf-process.ts'
import { pdfText } from './test/pdf-text.ts'

const at = new Date('2031-03-04T12:00:00Z')

const made = (...texts: readonly string[]) =>
  pdfOf(
    { title: 'Letters', foot: 'Foot', at },
    texts.map((text) => ({ style: 'line', text })),
  )

/** One page of a form, where a text is written and frozen into the page. */
async function stamped(text: string): Promise<Uint8Array> {
  const place = { page: 1, x: 60, y: 120, width: 480, height: 20 }
  const stamps = [{ ...place, draw: 'line' as const, text, label: 'Name' }]
  return stampPdf({ bytes: await made('Name'), stamps, title: 'Filled', at, foot: 'Foot' })
}

describe('letters in a PDF', () => {
  test.each([
    ['Latin with its marks', 'Řehoř Žák, Łódź, Þórður, Győr, İzmir, Nguyễn Đức'],
    ['Greek', 'Ελληνικά: Αθήνα, ὁ ἄνθρωπος'],
    ['Cyrillic', 'Кириллица: Київ, Ђорђе, Щука'],
    ['what people write between them', '“€5” – ½, § 3, fi fl office'],
  ])('are printed and read back as typed: %s', async (_, text) => {
    for (const bytes of [await made(text), await stamped(text)]) {
      const shown = await pdfText(bytes)
      expect(shown).toContain(text)
      expect(shown).not.toContain(lettersNote)
    }
  })

  test.each([
    ['東京', '[?][?]'],
    ['شركة', '[?][?][?][?]'],
    // The font has its letters, and would set them wrongly: they have to be shaped.
    ['हिन्दी', '[?][?]'],
  ])('of other scripts give way to a mark, which the foot explains: %s', async (text, mark) => {
    for (const bytes of [await made(`Yard ${text}`), await stamped(`Yard ${text}`)]) {
      const shown = await pdfText(bytes)
      expect(shown).toContain(`Yard ${mark}`)
      expect(shown).toContain(lettersNote)
    }
  })

  test('cost a PDF no more than those that it shows', async () => {
    const few = await made('Řehoř Žák')
    const many = await made(
      'Řehoř Žák',
      'Ελληνικά: Αθήνα',
      'Кириллица: Київ',
      'The quick brown fox jumps over the lazy dog',
    )
    expect(few.length).toBeLessThan(12_000)
    expect(many.length).toBeLessThan(30_000)
  })
})
