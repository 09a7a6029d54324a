import { firstNoticeMessages } from '@portico/contract/areas/first-notices/first-notice.messages.ts'
import { noticeRoleNames } from '@portico/contract/areas/first-notices/first-notice.rules.ts'
import { openLinkMessages } from '@portico/contract/areas/open-applications/open-link.messages.ts'
import { credentialsMessages } from '@portico/contract/areas/credentials/credentials.messages.ts'
import { peopleMessages } from '@portico/contract/areas/people/people.messages.ts'
import { submissionMessages } from '@portico/contract/areas/submissions/submission.messages.ts'
import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import { vendorStatusNames } from '@portico/contract/areas/vendors/vendor-terms.ts'
import { expect, test } from 'vitest'
import { spanish } from './spanish.ts'
import { textsOf } from './texts.ts'

const placesIn = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted()

test('a Spanish text has the places of its English one', () => {
  const pairs = Object.entries(spanish)
  expect(pairs.map(([, text]) => placesIn(text))).toEqual(pairs.map(([english]) => placesIn(english)))
})

test('a text takes its values in either language', () => {
  const values = { name: 'Ana', recipient: 'Luis', date: '12/01/2026' }
  const text = '{name} asked {recipient} to complete these by {date}.'
  expect(textsOf({}).t(text, values)).toBe('Ana asked Luis to complete these by 12/01/2026.')
  expect(textsOf(spanish).t(text, values)).toBe('Ana pidió a Luis completar estos formularios antes del 12/01/2026.')
  expect(textsOf(spanish).said('Something new')).toBe('Something new')
})

test('what the server tells a guest has a Spanish text', () => {
  const { badLink, enterFirst, wrongPin, pinLocked, wrongCode, tooManyCodes, otherBrowser, acceptFirst, notOwnDone } =
    openLinkMessages
  const { linkSpent, hasLogin, otherAddress, unknownBrokerage } = peopleMessages
  const { passwordRequired, passwordShort, passwordMix, passwordsMatch, passwordCommon } = credentialsMessages
  const ofLinks = [badLink, enterFirst, wrongPin, pinLocked, wrongCode, tooManyCodes, otherBrowser, acceptFirst]
  const ofForms = [notOwnDone, openLinkMessages.submitted, submissionMessages.enterFirst]
  const ofPeople = [linkSpent, hasLogin, otherAddress, unknownBrokerage]
  const ofPasswords = [passwordRequired, passwordShort, passwordMix, passwordsMatch, passwordCommon]
  const { listLine, required, datesReversed, onlyPdf, alreadySent, tooManyWaiting } = vendorMessages
  const { NO_REQUIREMENTS: _notShown, ...ofLines } = vendorStatusNames
  const ofVendors = [listLine, required, datesReversed, onlyPdf, alreadySent, tooManyWaiting, ...Object.values(ofLines)]
  const { badCode, noUpload, onlyPhotos, tooManyPhotos, future, time } = firstNoticeMessages
  const ofNotices = [badCode, noUpload, onlyPhotos, tooManyPhotos, firstNoticeMessages.tooManyWaiting, future, time]
  const ofClaims = [...ofNotices, firstNoticeMessages.required, ...Object.values(noticeRoleNames)]
  const said = [ofClaims, ofVendors, ofLinks, ofForms, ofPeople, ofPasswords].flat()
  expect(said.filter((text) => !Object.hasOwn(spanish, text))).toEqual([])
})
