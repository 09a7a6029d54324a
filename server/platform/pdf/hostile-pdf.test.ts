import { describe, expect, test } from 'vitest'
import { readPdf } from './pdf-process.ts'
import { bombs, circles, crowdedPdf, deepPdf } from './test/hostile-pdfs.ts'

/** Time enough on a busy machine, so that memory alone can end it. */
const read = (bytes: Uint8Array) =>
  readPdf({ bytes, mostPages: 10, mostFields: 10 }, { memoryMb: 512, withinMs: 110_000 })

describe('a hostile PDF', () => {
  test.each(Object.entries(bombs))('whose %s inflate to gigabytes is refused for its memory', async (_, bomb) => {
    const bytes = bomb()
    expect(bytes.length).toBeLessThan(5_000_000)
    await expect(read(bytes)).rejects.toMatchObject({ code: 'tooLarge' })
  })

  test('of 10,000 objects that nothing needs is taken as the one page that it is', async () => {
    const { pages, bytes } = await read(crowdedPdf(10_000))
    expect(pages).toHaveLength(1)
    expect(bytes.length).toBeLessThan(2000)
  })

  test('of a hundred levels of pages is taken, of 30,000 refused', async () => {
    expect((await read(deepPdf(100))).pages).toHaveLength(1)
    await expect(read(deepPdf(30_000))).rejects.toMatchObject({ code: 'damaged' })
  })

  test.each(['its pages', 'what its pages inherit', 'an object that is itself'] as const)(
    'that goes in a circle by %s is refused',
    async (circle) => {
      await expect(read(circles[circle])).rejects.toMatchObject({ code: 'damaged' })
    },
  )

  test.each([
    ['its fields', 1],
    ['its drawing', 0],
  ] as const)('that goes in a circle by %s is taken all the same', async (circle, fields) => {
    const taken = await read(circles[circle])
    expect([taken.pages.length, taken.fields.length]).toEqual([1, fields])
  })
})
