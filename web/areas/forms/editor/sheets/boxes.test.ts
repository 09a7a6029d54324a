import { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { layoutErrors } from '@portico/contract/areas/forms/layouts/layout-errors.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { frameBetween, movedBy, placedOn, sizedBy, withBox, withDrawn, withMoreBoxes, withoutBox } from './boxes.ts'

const sheet = { number: 1, width: 612, height: 792 }
const second = { ...sheet, number: 2 }
const empty = Layout.parse({
  pages: [sheet, second].map((each) => ({ key: `page${each.number}`, title: 'Page', sheet: each, sections: [] })),
})
const frame = { x: 40, y: 50, width: 120, height: 18 }
const drawn = (label = 'Legal name') => withDrawn(empty, sheet, { frame, kind: 'text', label })

describe('places on a page', () => {
  const far = fc.integer({ min: -3000, max: 3000 })
  const steps = fc.array(fc.record({ way: fc.constantFrom('move', 'size'), x: far, y: far }), { maxLength: 20 })

  test('stay within the page and large enough, however they are moved and resized', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const last = all.reduce((box, { way, ...by }) => (way === 'move' ? movedBy : sizedBy)(box, by, sheet), frame)
        expect(last.x).toBeGreaterThanOrEqual(0)
        expect(last.y).toBeGreaterThanOrEqual(0)
        expect(last.x + last.width).toBeLessThanOrEqual(sheet.width)
        expect(last.y + last.height).toBeLessThanOrEqual(sheet.height)
        expect(Math.min(last.width, last.height)).toBeGreaterThanOrEqual(6)
      }),
    )
  })

  test('may be boxes of one character each, and one piece again', () => {
    const { layout, key } = drawn()
    const boxed = withBox(layout, { key, at: 0 }, { cells: { from: 0, count: 9 } })
    expect(placedOn(boxed, sheet)[0]!.box).toEqual({ ...frame, mark: null, cells: { from: 0, count: 9 } })
    expect(Layout.safeParse(boxed).success).toBe(true)
    expect(placedOn(withBox(boxed, { key, at: 0 }, { cells: undefined }), sheet)[0]!.box).toEqual({
      ...frame,
      mark: null,
    })
  })

  test('are drawn from any corner to any other, and not by a mere click', () => {
    expect(frameBetween({ x: 160, y: 68 }, { x: 40, y: 50 }, sheet)).toEqual(frame)
    expect(frameBetween({ x: 600, y: 700 }, { x: 900, y: 900 }, sheet)).toEqual({
      x: 600,
      y: 700,
      width: 12,
      height: 92,
    })
    expect(frameBetween({ x: 40, y: 50 }, { x: 42, y: 51 }, sheet)).toBeUndefined()
  })

  test('make a question that can be published, under a key of its own each time', () => {
    const { layout, key } = drawn()
    const again = withDrawn(layout, sheet, { frame, kind: 'yesNo', label: 'Legal name' })
    expect([key, again.key]).toEqual(['legalName', 'legalName2'])
    expect(layoutErrors(again.layout)).toEqual([])
    expect(placedOn(again.layout, sheet).map((each) => [each.key, each.box.mark])).toEqual([
      ['legalName', null],
      ['legalName2', 'Y'],
    ])
  })

  test('may be several of one question, on other pages too; it goes with the last', () => {
    const { layout, key } = drawn()
    const more = withMoreBoxes(layout, key, { ...frame, y: 90 }, second)
    expect(placedOn(more.layout, second)).toMatchObject([{ key, at: 1, box: { y: 90, on: 2 } }])
    const moved = withBox(more.layout, { key, at: 1 }, { x: 7 })
    expect(placedOn(moved, second)[0]!.box.x).toBe(7)
    const one = withoutBox(moved, { key, at: 0 })
    expect([placedOn(one, sheet).length, placedOn(one, second).length]).toEqual([0, 1])
    expect(placedOn(withoutBox(one, { key, at: 0 }), second)).toEqual([])
    expect(withoutBox(one, { key, at: 0 }).pages[0]!.sections[0]!.questions).toEqual([])
  })
})
