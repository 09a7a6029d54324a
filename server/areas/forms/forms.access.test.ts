import { messages } from '@portico/contract/kit/problem.messages.ts'
import { expect, test } from 'vitest'
import { brokerageAccessIn } from '../../platform/access/actor.ts'
import { type Asker, askers, staff, whoMay } from '../../platform/access/test/askers.ts'
import { keyOf, keysDownTo, type LevelContext, madeAt, mayChangeForms, ownerOf } from './forms.access.ts'

const contextOf = (parts: Partial<LevelContext>): LevelContext => parts as LevelContext
const onAccount = ({ actor, account }: Asker) => contextOf({ actor, account })
const atBrokerage = ({ actor }: Asker) => {
  const brokerage = brokerageAccessIn(actor, 'HARBOR')
  return contextOf({ actor, ...(brokerage && { brokerage }) })
}

const global = { account_code: '', brokerage_code: '' }
const ofBrokerage = { account_code: '', brokerage_code: 'HARBOR' }
const ofAccount = { account_code: 'ACME', brokerage_code: '' }

test('staff change the layouts of accounts, admins those of their brokerage, administrators the global ones', () => {
  expect(whoMay((asker) => mayChangeForms(onAccount(asker)))).toEqual(staff)
  expect(whoMay((asker) => mayChangeForms(atBrokerage(asker)))).toEqual(['brokerage admin', 'administrator'])
  expect(whoMay(({ actor }) => mayChangeForms(contextOf({ actor })))).toEqual(['administrator'])
})

test('a level inherits from those above it', () => {
  const { actor } = askers.administrator
  const levels = [contextOf({ actor }), atBrokerage(askers['brokerage staff']), onAccount(askers['brokerage staff'])]
  const owners = levels.map(ownerOf)
  expect(owners.map(({ level }) => level)).toEqual(['GLOBAL', 'BROKERAGE', 'ACCOUNT'])
  expect(owners.map(keyOf)).toEqual([global, ofBrokerage, ofAccount])
  expect(owners.map(keysDownTo)).toEqual([[global], [global, ofBrokerage], [global, ofBrokerage, ofAccount]])
  expect([madeAt({ brokerCode: null }), madeAt({ brokerCode: 'HARBOR' })]).toEqual(['GLOBAL', 'BROKERAGE'])
})

test('nobody but the staff hears of the layouts of an account', () => {
  expect(() => ownerOf(onAccount(askers['insured Admin']))).toThrow(messages.notAllowed)
})
