import { array, assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { formatBlock, formatTable, parseBlock, squared } from './clipboard.rules.ts'

const anyText = string({ unit: 'binary', maxLength: 20 })
const awkward = array(string({ unit: 'grapheme' }), { maxLength: 3 }).map((parts) => parts.join('\t"\r\n'))

test('what is copied comes back the same, whatever the cells hold', () => {
  for (const text of [anyText, awkward])
    assert(
      property(array(array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (block) => {
        expect(parseBlock(formatBlock(squared(block)))).toEqual(squared(block))
      }),
    )
})

test('any text can be pasted', () => {
  assert(
    property(anyText, (text) => {
      expect(parseBlock(text).flat().length).toBeGreaterThan(0)
    }),
  )
})

test('reads what spreadsheets write: line breaks in quotes, a last line break, a quote within a word', () => {
  expect(parseBlock('1\t"two\r\nlines"\r\n3\t4" pipe\r\n')).toEqual([
    ['1', 'two\r\nlines'],
    ['3', '4" pipe'],
  ])
  expect(parseBlock('"never closed\tb')).toEqual([['"never closed', 'b']])
  expect(parseBlock('a\n\nb')).toEqual([['a'], [''], ['b']])
})

test('a table holds signs as text', () => {
  expect(formatTable([['<b>&"', 'a\nb']])).toBe('<table><tr><td>&lt;b&gt;&amp;&quot;</td><td>a<br>b</td></tr></table>')
})
