import { describe, expect, test } from 'vitest'
import { causeOf } from './loss-causes.ts'
import { columnsByHeading, listOf } from './loss-file.ts'
import { readLossRow } from './loss-row.ts'
import { findingsOf } from './run-findings.ts'

const term = {
  policyId: '0197',
  policyNumber: 'WC-15590-25',
  line: 'WORKERS_COMP',
  carrier: 'Timberline',
  from: '2025-01-01',
  to: '2026-01-01',
  premium: 100,
}
const next = { ...term, policyId: '0198', policyNumber: 'WC-15590-26', from: '2026-01-01', to: '2027-01-01' }
const run = { terms: [term, next], valuationOn: '2026-06-30' }

describe('a file of losses', () => {
  const rows = [
    ['Timberline Employers', null, null],
    ['Claim No.', 'Date of Loss', 'Total Paid'],
    ['A-1', '2025-03-04', '12.50'],
    ['Total', null, '12.50'],
  ].map((cells, at) => ({ number: at + 1, cells }))

  test('is found below its title, without the rows that add others up', () => {
    const list = listOf(rows)!
    expect(list.headings).toEqual(['Claim No.', 'Date of Loss', 'Total Paid'])
    expect(list.rows.map(({ number }) => number)).toEqual([3])
    expect(list.leftOut).toEqual([4])
    expect(columnsByHeading(list.headings)).toMatchObject({
      claimNumber: 0,
      lossOn: 1,
      paidIndemnity: 2,
      reserveIndemnity: null,
    })
  })

  test('has no column twice, and a choice goes before the headings', () => {
    const columns = columnsByHeading(['Claim', 'Paid', 'Policy'], {
      description: 0,
      paidMedical: 1,
      policyNumber: null,
    })
    expect(columns).toMatchObject({
      description: 0,
      claimNumber: null,
      paidMedical: 1,
      paidIndemnity: null,
      policyNumber: null,
    })
    const taken = Object.values(columns).filter((at) => at !== null)
    expect(new Set(taken).size).toBe(taken.length)
  })
})

describe('a row of it', () => {
  const columns = columnsByHeading([
    'Policy No',
    'Claim No',
    'DOL',
    'Status',
    'Cause',
    'Paid',
    'Medical Paid',
    'Recovered',
  ])
  const read = (...cells: (string | null)[]) => readLossRow(cells, columns, run)

  test('is a loss, its policy found by number or by day', () => {
    const { loss, errors } = read('wc 15590 25', 'A-1', '3/4/2025', 'C', 'Slip / Fall', '$1,250.50', '20', '(50)')
    expect(errors).toEqual([])
    expect(loss).toMatchObject({
      policyId: '0197',
      lossOn: '2025-03-04',
      status: 'CLOSED',
      cause: 'FALL',
      paid: { indemnity: 125_050, medical: 2000, expense: 0 },
      recovered: { indemnity: 5000 },
    })
    expect(read(null, 'A-2', '2026-03-04', 'Re-opened', null, null, null, null).loss).toMatchObject({
      policyId: '0198',
      status: 'REOPENED',
      cause: 'OTHER',
    })
  })

  test.each([
    [['WC-15590-25', '', '2025-03-04'], 'Claim number is required'],
    [['WC-15590-25', 'A-1', '2026-03-04'], 'Date of loss: must be within the policy term'],
    [['WC-15590-26', 'A-1', '2026-07-01'], 'Date of loss: cannot be after the valuation date'],
    [['GL-1', 'A-1', '2025-03-04'], 'Policy: This policy is not on the loss run'],
    [['WC-15590-25', 'A-1', '2025-03-04', null, null, '-5'], 'must not be a negative number'],
    [['WC-15590-25', 'A-1', '2025-03-04', null, null, 'much'], 'Paid does not look like a number'],
  ])('%j is left out, and says why', (cells, error) => {
    const { loss, errors } = read(...cells)
    expect(loss).toBeNull()
    expect(errors.join('. ')).toContain(error)
  })
})

test.each([
  ['Slip, trip, or fall', 'FALL'],
  ['MVA, rear ended at light', 'VEHICLE'],
  ['Frozen pipe burst', 'WATER'],
  ['Lifting boxes', 'STRAIN'],
  ['Not stated', 'OTHER'],
])('the cause of “%s” is %s', (said, cause) => {
  expect(causeOf(said)).toBe(cause)
})

describe('a loss run', () => {
  const said = {
    insuredName: 'ACME BUILDERS GROUP INC',
    policyNumbers: 'WC 15590 25; wc-15590-26',
    periodFrom: '2025-01-01',
    periodTo: '2026-06-30',
    valuationOn: '2026-06-30',
  }
  const found = (more: object) =>
    findingsOf({ ...said, ...more }, 'Acme Builders Group, Inc.', [term, next]).map(({ finding }) => finding)

  test('fits whatever way names and numbers are written, up to its valuation', () => expect(found({})).toEqual([]))

  test.each([
    [{ insuredName: 'Acme Holdings' }, ['NAME']],
    [{ policyNumbers: 'WC-15590-25' }, ['POLICY']],
    [{ policyNumbers: 'WC-15590-25, WC-15590-26, GL-1' }, ['POLICY']],
    [{ periodFrom: '2025-01-02' }, ['PERIOD']],
    [{ periodTo: '2026-06-29' }, ['PERIOD']],
  ])('%j does not fit: %j', (more, findings) => expect(found(more)).toEqual(findings))
})
