import { Question } from '@portico/contract/areas/forms/layout.shapes.ts'
import { describe, expect, test } from 'vitest'
import { shownAnswer } from './shown-answer.ts'

const asked = (kind: string, more: object = {}) => Question.parse({ key: 'q', kind, label: 'Question', ...more })
const columns = [
  { key: 'what', label: 'What', kind: 'text' },
  { key: 'cost', label: 'Cost', kind: 'money' },
]

describe('an answer on paper', () => {
  test.each([
    [asked('money'), '1234500', ['$1,234,500']],
    [asked('money'), 'a lot', ['a lot']],
    [asked('percent'), '12.5', ['12.5%']],
    [asked('date'), '2026-03-04', ['03/04/2026']],
    [asked('yesNo'), 'Y', ['Yes']],
    [asked('yesNo'), 'N', ['No']],
    [asked('year'), '2026', ['2026']],
    [asked('choices'), ['One', 'Two'], ['One', 'Two']],
    [asked('file'), ['a', 'b'], ['2 files in the portal']],
    [asked('schedule', { scheduleType: 'AUTO' }), 'Y', ['As the schedule in the portal shows']],
    [asked('person'), { name: 'Ana Sousa', phone: '(312) 555-0171' }, ['Ana Sousa, (312) 555-0171']],
    [
      asked('table', { columns }),
      [{ what: 'Lift', cost: '900' }, { what: 'Saw' }],
      ['1. What: Lift; Cost: $900', '2. What: Saw'],
    ],
    [asked('text'), undefined, []],
  ])('%# reads as people write it', (question, value, rows) => {
    expect(shownAnswer(question, value)).toEqual(rows)
  })

  test('is cut where it would fill a book', () => {
    const rows = shownAnswer(
      asked('choices'),
      Array.from({ length: 50 }, () => 'x'.repeat(400)),
    )
    expect(rows.join('').length).toBeLessThan(5100)
    expect(rows.at(-1)).toBe('… The portal has the rest.')
  })
})
