import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import { expect, test } from 'vitest'
import { type Asker, askers, insured, staff, whoMay } from '../../platform/access/test/askers.ts'
import { demandPlace, mayChangeDocument, readerOf } from './document.access.ts'

test('the insured and the brokerage add documents, those of the brokerage its staff alone', () => {
  expect(whoMay((asker) => readerOf(asker).mayAdd)).toEqual([...insured, ...staff])
  expect(whoMay((asker) => readerOf(asker).seesInternal)).toEqual(staff)
})

test('everyone else ends where they may put nothing, with the reason', () => {
  const place = (asker: Asker, isInternal: boolean) => () => demandPlace(readerOf(asker), { isInternal })
  expect(place(askers['Insurance Partner'], false)).toThrow(documentMessages.onlyReads)
  expect(place(askers['insured Admin'], true)).toThrow(documentMessages.internalIsBrokerage)
  expect(place(askers['insured Admin'], false)).not.toThrow()
  expect(place(askers['brokerage staff'], true)).not.toThrow()
})

test('the Admin and the brokerage change all documents and see who looked, everyone else their own', () => {
  const changes = (addedById: string) => whoMay((asker) => mayChangeDocument(readerOf(asker), { addedById }))
  expect(changes('another')).toEqual(['insured Admin', ...staff])
  expect(changes('me')).toEqual([...insured, ...staff])
  expect(whoMay((asker) => readerOf(asker).seesViews)).toEqual(['insured Admin', 'viewer', ...staff])
})

test('a type whose code is missing is not there, but to the Admin and the brokerage', () => {
  const hidden = (asker: Asker) => readerOf(asker).hiddenTypes
  expect(hidden(askers['insured User without a code'])).toEqual(['APPLICATION', 'LOSS_RUN', 'MOD_SHEET', 'FINANCIAL'])
  expect(whoMay((asker) => hidden(asker).length > 0)).toEqual(['insured User without a code'])
  const without = (asker: Asker): Asker => ({ ...asker, account: { ...asker.account, permissions: [] } })
  expect(whoMay((asker) => hidden(without(asker)).length === 0)).toEqual(['insured Admin', 'viewer', ...staff])
})
