import {
  certificateHolder,
  type CertificateHolder,
} from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'
import {
  deliveryStates,
  type HolderActivityList,
} from '@portico/contract/areas/certificates/delivery/certificate-delivery.shapes.ts'
import { alikeGroups } from '@portico/contract/areas/certificates/holders/likeness.rules.ts'
import { choicesOf } from '@portico/contract/kit/field.ts'
import { fieldColumn, type ListColumn } from '../../../kit/lists/list-columns.ts'
import { daysUntil, formatDate } from '../../../platform/formats.ts'
import { addressLine } from './address-line.ts'
import classes from '../certificates.module.css'

const { name, attention, email, groupName, interest, loanNumber, asset, wording, isRenewed } = certificateHolder.fields

const groupsOf = (holders: readonly CertificateHolder[]): string[] =>
  [...new Set(holders.map((holder) => holder.groupName))].filter((each) => each !== '').toSorted()

/** The columns of certificate holders, with what they received last; groups that occur are to filter by. */
export function holderColumns(
  holders: readonly CertificateHolder[],
  activity: HolderActivityList['holders'],
): readonly ListColumn<CertificateHolder>[] {
  const byHolder = new Map(activity.map((each) => [each.holderId, each]))
  const issuedOf = ({ id }: CertificateHolder): string => byHolder.get(id)?.lastIssuedOn ?? ''
  const expiresOf = ({ id }: CertificateHolder): string => byHolder.get(id)?.expiresOn ?? ''
  const deliveryOf = ({ id }: CertificateHolder) => byHolder.get(id)?.delivery ?? ''
  const deliveryText = (holder: CertificateHolder): string => {
    const state = deliveryOf(holder)
    return state === '' ? '' : deliveryStates[state]
  }
  const alike = alikeGroups(holders)
  const nameOf = new Map(holders.map((holder) => [holder.id, holder.name]))
  /** Holders of one group sort beside each other. */
  const alikeText = ({ id }: CertificateHolder): string => {
    const group = alike.get(id)
    return group === undefined ? '' : `Like ${nameOf.get(group)!}`
  }
  return [
    ...ownColumns(holders),
    {
      key: 'alike',
      header: 'Possible duplicate',
      cell: alikeText,
      text: alikeText,
      sortValue: alikeText,
      ...(alike.size === 0 && { startsHidden: true as const }),
      choices: [{ value: 'Y', label: 'Possible duplicates' }],
      choiceOf: ({ id }) => (alike.has(id) ? 'Y' : ''),
    },
    dayColumn('lastIssued', 'Last issued', issuedOf),
    {
      ...dayColumn('expires', 'Expires', expiresOf),
      choices: choicesOf(expirations),
      choiceOf: (holder) => expirationOf(expiresOf(holder)),
    },
    {
      key: 'delivery',
      header: 'Last email',
      cell: deliveryText,
      text: deliveryText,
      sortValue: deliveryText,
      choices: choicesOf(deliveryStates),
      choiceOf: deliveryOf,
    },
  ]
}

const dayText = (day: string): string => (day === '' ? '' : formatDate(day))

const dayColumn = (
  key: string,
  header: string,
  dayOf: (holder: CertificateHolder) => string,
): ListColumn<CertificateHolder> => {
  const text = (holder: CertificateHolder): string => dayText(dayOf(holder))
  return { key, header, cell: text, text, sortValue: dayOf }
}

const expirations = {
  EXPIRED: 'Expired',
  SOON: 'Expires within 30 days',
  LATER: 'Expires later',
  NONE: 'No certificate',
} as const

function expirationOf(day: string): keyof typeof expirations {
  if (day === '') return 'NONE'
  const days = daysUntil(day, new Date())
  if (days <= 0) return 'EXPIRED'
  return days <= 30 ? 'SOON' : 'LATER'
}

const ownColumns = (holders: readonly CertificateHolder[]): readonly ListColumn<CertificateHolder>[] => [
  fieldColumn('name', name, {
    cell: (holder) => (
      <div>
        {holder.name}
        <div className={classes.under}>{addressLine(holder)}</div>
      </div>
    ),
  }),
  {
    key: 'address',
    header: 'Address',
    cell: addressLine,
    text: addressLine,
    sortValue: addressLine,
    startsHidden: true,
  },
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
