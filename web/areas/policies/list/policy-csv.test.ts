import { expect, test } from 'vitest'
import { policyCsv } from './policy-csv.ts'

test('a policy is one line, amounts in dollars, and what looks like a formula stays a text', () => {
  const text = policyCsv([
    {
      id: null,
      policyNumber: '=GL/20_7 Ä 1',
      effectiveDate: '2026-01-05',
      expirationDate: '2027-01-05',
      status: 'CANCELED',
      canceledOn: '2026-05-01',
      carrier: 'Meridian, Inc.',
      name: null,
      policyType: 'D_AND_O',
      premium: 120_050,
      taxes: 6_000,
      fees: null,
      billType: 'DIRECT',
      layer: null,
      fileState: 'NONE',
    },
  ])
  expect(text.split('\r\n')).toEqual([
    '\uFEFFLine,Carrier,Name,Policy Number,Effective Date,Expiration Date,Status,Bill type,Premium,Taxes,Fees,Total with taxes and fees',
    `D & O (Directors & Officers),"Meridian, Inc.",,'=GL/20_7 Ä 1,01/05/2026,,CANCELED,Direct bill,1200.5,60,,1260.5`,
    '',
  ])
})
