import { expect, test } from 'vitest'
import { exactly, isWords } from './lookup-option.ts'

test('words are looked for; a code, half of one and nothing stay as they are typed', () => {
  expect(['carpentry', 'roof 55', 'été'].map(isWords)).toEqual([true, true, true])
  expect(['', '54', '5403', '3726U', '441105'].map(isWords)).toEqual([false, false, false, false, false])
})

test('what was typed is the option of that value, in any case, and no other', () => {
  const options = [
    { value: '7309F', label: 'Stevedoring' },
    { value: '7309', label: 'Docks' },
  ]
  expect(exactly(' 7309f ', options)?.label).toBe('Stevedoring')
  expect(exactly('730', options)).toBeUndefined()
})
