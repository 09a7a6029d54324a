import fc from 'fast-check'
import { expect, test } from 'vitest'
import { incurredOf } from '../../losses/loss.rules.ts'
import { claimMoveNames, claimStatuses, isUnderWay, moveOf, movesFrom } from '../claim.rules.ts'
import { acceptedAmounts, comparedFields, moveTowards } from './claim-ledger.rules.ts'
import { type LedgerLoss, updateFields } from './claim-ledger.shapes.ts'

const split = fc.record({ indemnity: fc.nat(9999), medical: fc.nat(9999), expense: fc.nat(9999) })
const amounts = fc.record({ paid: split, reserve: split, recovered: split })
const lossStatus = fc.constantFrom('OPEN', 'CLOSED', 'REOPENED')
const status = fc.constantFrom(...claimStatuses.filter((each) => each !== 'DRAFT'))

const lossOf = (drawn: Pick<LedgerLoss, 'paid' | 'reserve' | 'recovered' | 'status'>): LedgerLoss => ({
  id: 'loss',
  version: 1,
  runId: 'run',
  policyId: 'policy',
  line: 'WORKERS_COMP',
  claimNumber: 'WC-1',
  lossOn: '2025-01-01',
  claimant: '',
  description: '',
  valuedOn: '2025-06-30',
  incurred: incurredOf(drawn),
  ...drawn,
})
const loss = fc.tuple(amounts, lossStatus).map(([drawn, state]) => lossOf({ ...drawn, status: state }))

test('any run of steps keeps a claim in a state that has a way on, and only closing gives an outcome', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...claimMoveNames), { maxLength: 30 }), (wanted) => {
      let state: (typeof claimStatuses)[number] = 'REPORTED'
      for (const name of wanted.filter((each) => movesFrom(state).includes(each))) {
        const move = moveOf(name)
        if (!movesFrom(state).includes(name)) continue
        expect(move.outcome === undefined).toBe(move.to !== 'CLOSED')
        state = move.to
        expect(state).not.toBe('DRAFT')
        expect(movesFrom(state).length).toBeGreaterThan(0)
        expect(movesFrom(state).includes('REOPEN')).toBe(!isUnderWay(state))
      }
    }),
  )
})

test('a step towards a loss is possible from the claim’s state, and is the last one needed', () => {
  fc.assert(
    fc.property(status, loss, (from, each) => {
      const move = moveTowards(from, each)
      if (move === undefined) return
      expect(movesFrom(from)).toContain(move)
      expect(moveTowards(moveOf(move).to, each)).toBeUndefined()
    }),
  )
})

test('accepting everything makes a claim the same as its loss', () => {
  fc.assert(
    fc.property(status, loss, fc.option(amounts), (from, each, before) => {
      const valuation = acceptedAmounts(before, each, updateFields)!
      const move = moveTowards(from, each)
      const after = { claimNumber: each.claimNumber, status: move === undefined ? from : moveOf(move).to, valuation }
      expect(comparedFields(after, each).every(({ isSame }) => isSame)).toBe(true)
      expect(incurredOf(valuation)).toBe(each.incurred)
    }),
  )
})

test('accepting some amounts takes exactly those, and accepting none makes no valuation', () => {
  fc.assert(
    fc.property(amounts, loss, fc.subarray(['paid', 'reserve', 'recovered'] as const), (before, each, accept) => {
      const after = acceptedAmounts(before, each, accept)
      const fields = ['paid', 'reserve', 'recovered'] as const
      const expected = fields.map((field) => [field, accept.includes(field) ? each[field] : before[field]] as const)
      expect(after).toEqual(accept.length === 0 ? undefined : Object.fromEntries(expected))
    }),
  )
})
