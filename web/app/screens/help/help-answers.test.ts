import { expect, test } from 'vitest'
import { findAnswers, helpTopics } from './help-answers.ts'

const topics = helpTopics('Harbor & Pine')
const questionsFor = (typed: string) =>
  findAnswers(topics, typed).flatMap(({ answers }) => answers.map(({ question }) => question))

test('nothing typed finds everything', () => {
  expect(findAnswers(topics, '  ')).toEqual(topics)
})

test('every word has to occur, in question or answer, in any case and order', () => {
  expect(questionsFor('PHONE lost')).toEqual(['I lost my phone, or have a new number.'])
  expect(questionsFor('expired invitation')).toEqual(['A link says that it was used already or has expired.'])
})

test('what nobody asks finds no topic', () => {
  expect(findAnswers(topics, 'phone zeppelin')).toEqual([])
})
