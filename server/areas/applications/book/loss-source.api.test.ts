import type { Fact } from '@portico/contract/areas/applications/application.shapes.ts'
import type { LossAnalysis } from '@portico/contract/areas/losses/loss.shapes.ts'
import { expect, test } from 'vitest'
import { useTestServer } from '../../../app/test/test-server.ts'

const server = useTestServer()

test('applications know what five years of losses come to, and where that is from', async () => {
  const client = await server.signIn('owner@acme.test')
  const { total, valuedFrom, losses } = (await client.get('/api/accounts/ACME/losses/analysis')).body as LossAnalysis
  const facts = (await client.get('/api/accounts/ACME/facts')).body as Fact[]
  const valueOf = (key: string) => facts.find((fact) => fact.key === key)?.value
  const dollars = (cents: number) => (cents / 100).toFixed(2).replace(/\.00$/, '')
  expect(
    ['lossesTotal', 'lossesOpen', 'lossesIncurred', 'lossLargest', 'lossFree', 'lossRunsDate'].map(valueOf),
  ).toEqual([
    String(total.count),
    String(total.open),
    dollars(total.incurred),
    dollars(Math.max(...losses.map(({ incurred }) => incurred))),
    'N',
    valuedFrom,
  ])
  expect(facts.find(({ key }) => key === 'lossesTotal')?.provenance?.detail).toMatch(/^Loss runs valued \d/)
})

test('of an account without loss runs nothing is known of its losses', async () => {
  const client = await server.signIn('owner@ridge.test')
  const facts = (await client.get('/api/accounts/RIDGE/facts')).body as Fact[]
  expect(facts.filter(({ key }) => key.startsWith('loss'))).toEqual([])
})
