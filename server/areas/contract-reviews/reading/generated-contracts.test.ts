import { generatedContract } from '@portico/contract/areas/contract-reviews/reading/test/generated-contracts.ts'
import { expect, test } from 'vitest'
import { countsOf, shares } from './test/measured.ts'

test('finds the requirements of 50 contracts in varied wording, and little else', () => {
  const contracts = Array.from({ length: 50 }, (_, at) => generatedContract(at + 1))
  const { recall, precision, text } = shares(countsOf(contracts))
  process.stdout.write(`50 generated contracts: ${text}\n`)
  expect(recall).toBeGreaterThanOrEqual(0.9)
  expect(precision).toBeGreaterThanOrEqual(0.95)
})
