import { expect, test } from 'vitest'
import { errorOf, sheetEndings } from './file-rules.ts'

const file = (name: string, size = 10) => ({ name, size })

test('names the endings that may be chosen instead', () => {
  expect(errorOf(file('letter.docx'), { accept: '.pdf' })).toBe('Choose a file that ends in .pdf.')
  expect(errorOf(file('letter'), { accept: '.pdf,.csv,.xlsx' })).toBe(
    'Choose a file that ends in .pdf, .csv, or .xlsx.',
  )
  expect(errorOf(file('LETTER.PDF'), { accept: '.pdf' })).toBeUndefined()
  expect(errorOf(file('values.tsv'), { accept: sheetEndings })).toBeUndefined()
})

test('leaves media types and long lists of endings to the server', () => {
  expect(errorOf(file('me.heic'), { accept: 'image/*,.pdf' })).toBeUndefined()
  expect(errorOf(file('run.exe'), { accept: '.a,.b,.c,.d,.e,.f,.g,.h,.i' })).toBeUndefined()
  expect(errorOf(file('run.exe'), {})).toBeUndefined()
})

test('refuses an empty file and one that is too large', () => {
  expect(errorOf(file('a.pdf', 0), {})).toBe('This file is empty. Choose another file.')
  expect(errorOf(file('a.pdf', 1025), { maxBytes: 1024 })).toBe('Choose a file of up to 1.0\u00a0KB.')
  expect(errorOf(file('a.pdf', 1024), { maxBytes: 1024 })).toBeUndefined()
})
