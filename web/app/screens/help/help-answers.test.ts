import { HelpTopics } from '@portico/contract/kit/help.shapes.ts'
import { expect, test } from 'vitest'
import { brokerOf, findAnswers, helpTopics, topicOf } from './help-answers.ts'
import file from './help-topics.json'

const topics = helpTopics('Harbor & Pine')
const questionsFor = (typed: string) =>
  findAnswers(topics, typed).flatMap(({ answers }) => answers.map(({ question }) => question))
const topicAt = (path: string) => topicOf(topics, path)?.id

test('the file of answers is whole, and names the brokerage of whoever reads', () => {
  expect(HelpTopics.safeParse(file).error?.issues).toBeUndefined()
  const texts = JSON.stringify(topics)
  expect(texts).toContain('Harbor & Pine')
  expect(texts).not.toContain('{brand}')
  const broker = JSON.stringify(helpTopics(brokerOf({ name: 'Portico', brokerCode: null })))
  expect(broker).toContain('"Your broker does, with your authorization.')
  expect(broker).toContain('end the other sessions under My User, and contact your broker.')
})

test('a search for lender notices finds their topic', () => {
  expect(findAnswers(topics, 'lender notice medical').map(({ id }) => id)).toEqual(['lender-notices'])
  expect(topicAt('/ACME/claims-portal/7')).toBe('claims')
})

test('nothing typed finds everything', () => {
  expect(findAnswers(topics, '  ')).toEqual(topics)
})

test('every word has to occur, in topic, question or answer, in any case and order', () => {
  expect(questionsFor('PHONE lost')).toEqual(['I lost my phone, or have a new number.'])
  expect(questionsFor('expired invitation')).toEqual(['Why does a link say it was already used or has expired?'])
  expect(questionsFor('certificate holder additional')).toHaveLength(1)
  expect(questionsFor('schedules excel')).toContain('Can I paste from Excel or Google Sheets?')
})

test('what nobody asks finds no topic', () => {
  expect(findAnswers(topics, 'phone zeppelin')).toEqual([])
})

test.each([
  ['/ACME/schedules/auto/12', 'schedules'],
  ['/ACME/schedules/auto/import', 'imports'],
  ['/ACME/renewal', 'renewal'],
  ['/ACME/policy', 'policies'],
  ['/ACME/policy-selection', 'quotes'],
  ['/ACME/profile/files', 'documents'],
  ['/ACME/profile/entity', 'profile'],
  ['/ACME/account/management', 'people'],
  ['/ACME/communications/7', 'messages'],
  ['/my-user', 'log-in'],
  ['/schedules/ACME', undefined],
])('%s is answered by %s', (path, id) => {
  expect(topicAt(path)).toBe(id)
})

test('every part of the work has its answers', () => {
  const pages = [
    'schedules',
    'schedule-imports',
    'renewal',
    'quote-review',
    'bind-decision',
    'subjectivities',
    'loss-runs',
  ]
  const more = ['experience', 'documents', 'applications', 'policy', 'coverage-summary', 'communications', 'dashboard']
  expect([...pages, ...more].filter((page) => topicAt(`/ACME/${page}`) === undefined)).toEqual([])
})

test('guests read what concerns the way in', () => {
  expect(helpTopics('Harbor', true).map(({ id }) => id)).toEqual(['log-in', 'codes', 'people', 'tasks'])
})
