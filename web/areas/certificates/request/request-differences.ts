import { endorsements } from '@portico/contract/areas/certificates/endorsement-kinds.ts'
import {
  certificateForms,
  type CertificateRequest,
  urgencies,
} from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { formatDate, formatMoney } from '../../../platform/formats.ts'

const wordsOf = (request: CertificateRequest): readonly (readonly [field: string, words: string])[] => [
  ['Form', request.printedOn === null ? certificateForms[request.form] : 'Form of your brokerage'],
  ['Project or contract number', request.project],
  ['Needed by', request.neededBy === null ? '' : formatDate(request.neededBy)],
  ['Urgency', urgencies[request.urgency]],
  ['Contract', request.contractId === null ? '' : 'Attached'],
  ['Policies', String(request.policyIds.length)],
  ['Endorsements', request.endorsements.map(({ kind }) => endorsements[kind].label).join(', ')],
  ['Required limits', request.limits.map(({ coverage, amount }) => `${coverage} ${formatMoney(amount)}`).join(', ')],
  ['Description of operations', request.operations],
]

/** Where two versions of a request differ, as text. */
export function requestDifferences(mine: CertificateRequest, theirs: CertificateRequest) {
  const other = wordsOf(theirs)
  return wordsOf(mine)
    .map(([field, words], at) => ({ field, mine: words, theirs: other[at]![1] }))
    .filter((row) => row.mine !== row.theirs)
}
