import { expect, test } from 'vitest'
import { guessColumns } from './file-columns.ts'
import { rememberedOf } from './remembered-columns.ts'

const column = (label: string, ...headings: string[]) => ({ label, help: '', example: '', headings })
const fields = { name: column('Legal name', 'holder', 'company'), email: column('Email'), city: column('City') }

interface Sent {
  readonly headings: readonly string[]
  readonly columns: Readonly<Record<keyof typeof fields, number | null>>
}

const both: Sent = { headings: ['Holder', 'Company', 'City'], columns: { name: 1, email: null, city: 2 } }
const after = (files: readonly Sent[], headings: readonly string[]) =>
  guessColumns(fields, headings, rememberedOf(fields, files))

test('a heading whose field was chosen in another column keeps its meaning in files without that column', () => {
  expect(after([both], ['Holder', 'Company'])).toMatchObject({ name: 1 })
  expect(after([both], ['City', 'Holder'])).toMatchObject({ name: 1, city: 0 })
})

test('a heading of their own keeps the field that it was chosen for', () => {
  const own: Sent = { headings: ['Who gets it', 'City'], columns: { name: 0, email: null, city: 1 } }
  const other: Sent = { headings: ['Who gets it', 'Company'], columns: { name: 1, email: null, city: null } }
  expect(after([own, other], ['City', 'Who gets it'])).toMatchObject({ name: 1 })
  expect(after([own, other], ['Who gets it', 'Company'])).toMatchObject({ name: 1 })
  expect(after([other, own], ['Who gets it', 'Company'])).toMatchObject({ name: 0 })
})

test('a heading means no field once its field was left without a column, until it is chosen again', () => {
  const none: Sent = { headings: ['Holder', 'Email'], columns: { name: 0, email: null, city: null } }
  const again: Sent = { headings: ['Holder', 'Email'], columns: { name: 0, email: 1, city: null } }
  expect(after([none], ['Email', 'Holder'])).toMatchObject({ name: 1, email: null })
  expect(after([none, again], ['Email', 'Holder'])).toMatchObject({ name: 1, email: 0 })
})
