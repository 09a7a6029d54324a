import {
  certificateHolder,
  type CertificateHolder,
} from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import { fieldColumn, type ListColumn } from '../../../kit/lists/list-columns.ts'

const { name, attention, email, groupName, interest, loanNumber, asset, wording, isRenewed } = certificateHolder.fields

const addressOf = ({ street, city, state, zip }: CertificateHolder): string => `${street}, ${city}, ${state} ${zip}`

const groupsOf = (holders: readonly CertificateHolder[]): string[] =>
  [...new Set(holders.map((holder) => holder.groupName))].filter((each) => each !== '').toSorted()

/** The columns of certificate holders; groups that occur are to filter by. */
export const holderColumns = (holders: readonly CertificateHolder[]): readonly ListColumn<CertificateHolder>[] => [
  fieldColumn('name', name),
  { key: 'address', header: 'Address', cell: addressOf, text: addressOf, sortValue: addressOf },
  fieldColumn('interest', interest),
  fieldColumn('asset', asset),
  fieldColumn('loanNumber', loanNumber, { startsHidden: true }),
  fieldColumn('email', email),
  fieldColumn('attention', attention, { startsHidden: true }),
  fieldColumn('groupName', groupName, {
    choices: choicesOf(Object.fromEntries(groupsOf(holders).map((each) => [each, each]))),
    choiceOf: (holder) => holder.groupName,
  }),
  fieldColumn('isRenewed', isRenewed, {
    header: 'Renewal',
    choices: [
      { value: 'Y', label: 'Send at renewal' },
      { value: 'N', label: 'Do not send at renewal' },
    ],
    choiceOf: (holder) => (holder.isRenewed ? 'Y' : 'N'),
  }),
  fieldColumn('wording', wording, { startsHidden: true }),
]
