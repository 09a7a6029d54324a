import { useState } from 'react'
import { expect, test } from 'vitest'
import { field, mount, type } from '../../test/mount.tsx'
import { DateField } from '../date-field.tsx'
import { MoneyField } from './money-field.tsx'

const chosen: (Date | null)[] = []
const weekend = (day: Date): boolean => day.getDay() === 0 || day.getDay() === 6

function DueDate({ start = null }: { readonly start?: Date | null }) {
  const [value, setValue] = useState(start)
  const onChange = (day: Date | null): void => {
    chosen.push(day)
    setValue(day)
  }
  const isAllowed = (day: Date): boolean => !weekend(day)
  return <DateField label="Due" value={value} onChange={onChange} isAllowed={isAllowed} notAllowed="Not on a weekend" />
}

const fresh = async (start?: Date | null) => {
  chosen.length = 0
  return mount(<DueDate start={start ?? null} />)
}

test.each(['3/6/2026', '03/06/2026', '2026-03-06'])(
  '%s is read as a day and written in the usual form',
  async (text) => {
    const shown = await fresh()
    await type(field(shown, 'Due'), text)
    expect(field(shown, 'Due').value).toBe('03/06/2026')
    expect(chosen).toEqual([new Date(2026, 2, 6)])
  },
)

test('what is no day stays as typed, with an error, and changes nothing', async () => {
  const shown = await fresh()
  await type(field(shown, 'Due'), '02/30/2026')
  expect(field(shown, 'Due').value).toBe('02/30/2026')
  expect(shown.place.textContent).toContain('must be a valid date mm/dd/yyyy')
  await type(field(shown, 'Due'), '03/07/2026')
  expect(shown.place.textContent).toContain('Not on a weekend')
  expect(chosen).toEqual([])
  await type(field(shown, 'Due'), '03/09/2026')
  expect(shown.place.textContent).not.toContain('Not on a weekend')
  expect(chosen).toHaveLength(1)
})

test('an emptied field holds no day; the same day again is no change', async () => {
  const shown = await fresh(new Date(2026, 2, 6))
  await type(field(shown, 'Due'), '3/6/2026')
  expect([field(shown, 'Due').value, chosen]).toEqual(['03/06/2026', []])
  await type(field(shown, 'Due'), '')
  expect(chosen).toEqual([null])
})

test('a day that someone else has changed takes the place of what stands there', async () => {
  const ignore = (): void => undefined
  const shown = await mount(<DateField label="Due" value={new Date(2026, 2, 6)} onChange={ignore} />)
  await type(field(shown, 'Due'), 'soon')
  expect(shown.place.textContent).toContain('must be a valid date')
  await shown.draw(<DateField label="Due" value={new Date(2026, 3, 1)} onChange={ignore} />)
  expect(field(shown, 'Due').value).toBe('04/01/2026')
  expect(shown.place.textContent).not.toContain('must be a valid date')
})

test('an amount is told as dollars, to a keyboard of numbers and beside the field, and stays as typed', async () => {
  const shown = await mount(<MoneyField label="Premium" error="Too much" />)
  await type(field(shown, 'Premium'), '1,250.5')
  expect(field(shown, 'Premium').value).toBe('1,250.5')
  expect(field(shown, 'Premium').inputMode).toBe('decimal')
  expect(shown.place.textContent).toContain('$')
  expect(shown.place.textContent).toContain('Too much')
})
