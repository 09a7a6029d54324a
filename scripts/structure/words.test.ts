import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { coinedInComment, coinedWord } from './coined-words.ts'
import { violationsOf } from './test/tree-of.ts'

describe('texts', () => {
  const violations = (text: string, path = 'web/areas/tasks/task-list.tsx') => violationsOf({ [path]: text })

  it('are refused with a word that the product does not use: in literals, templates, and between tags', () => {
    expect(violations("const text = 'Look into your mail'")).toEqual([
      'web/areas/tasks/task-list.tsx:1 the text says "mail"',
    ])
    expect(violations('\nconst text = (at: string) => `${at} stands here`')).toEqual([
      'web/areas/tasks/task-list.tsx:2 the text says "stands"',
    ])
    expect(violations('const part = <p>\n  Ordering cover does not bind it.\n</p>')).toEqual([
      'web/areas/tasks/task-list.tsx:1 the text says "cover"',
    ])
  })

  it('may use the word where it names something else: keys, calls, SQL, and tests', () => {
    expect(violations("const key = 'mail'")).toEqual([])
    expect(violations("const call = 'POST /open/inbound-mail'")).toEqual([])
    expect(violations('const query = sql`select 1 from mails where told`')).toEqual([])
    expect(violations("const text = 'Look into your mail'", 'web/areas/tasks/task-list.test.ts')).toEqual([])
  })

  it.each([
    ['The cover page of the packet', undefined],
    ['The run does not cover the term', undefined],
    ['Cover begins', 'Cover'],
    ['46 % complete', '6 %'],
    ['46% complete', undefined],
    ['A licence', 'licence'],
    ['No document fits', 'No document fits'],
  ])('“%s”', (text, word) => {
    expect(coinedWord(text)?.word).toBe(word)
  })

  it('may use more words than comments, where names in backticks do not count', () => {
    const comment = 'The findings of a row; `fault` is set on an error'
    expect([coinedWord(comment), coinedInComment(comment)?.word]).toEqual([undefined, 'findings'])
    expect(coinedInComment('A cell; `fault` is set on an error')).toBeUndefined()
  })

  it('of the form library and of activity follow the same words, but for choices, which answers repeat', () => {
    const files = globSync(['web/areas/**/*.json', 'server/areas/forms/library/data/**/*.json'])
    const coined = files.flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8'))).filter(coinedWord))
    expect([files.length > 30, coined]).toEqual([true, []])
  })
})

/** Choices, and conditions on them. */
const storedWords = new Set(['choices', 'value'])

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return / |^[A-Z]/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => (storedWords.has(key) ? [] : textsIn(each)))
}
