import { knownFacts } from './known-facts.view.ts'
import { mailingAddressView } from './mailing-address.view.ts'
import { takeOverFacts } from './take-over-facts.ts'

/** The account data, as other areas read it and add to it. */
export const factBook = { known: knownFacts, mailingAddress: mailingAddressView, takeOver: takeOverFacts }
