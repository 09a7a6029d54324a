import { evidenceMessages } from '@portico/contract/areas/id-cards/evidence/evidence.messages.ts'
import {
  buildingText,
  coverageFacts,
  type EvidenceLocation,
  type EvidencePolicy,
  holderInterests,
  isBlanket,
} from '@portico/contract/areas/id-cards/evidence/evidence.rules.ts'
import type { EvidenceDraft } from '@portico/contract/areas/id-cards/evidence/evidence.shapes.ts'
import { dollars } from '@portico/contract/kit/money-words.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import { type LetterContact, producerAddress } from '../../../platform/pdf/parts/business-letter.ts'
import { facts, line, note } from '../../../platform/pdf/parts/pdf-parts.ts'
import { type Letterhead, pdfOf } from '../../../platform/pdf/pdf-pages.ts'
import { dayIn } from '../../../platform/dates/today.ts'

interface Evidence {
  readonly number: string
  readonly policy: EvidencePolicy
  readonly location: EvidenceLocation
  readonly draft: EvidenceDraft
  readonly letterhead: Letterhead
  /** Who signs for the brokerage: the contact of the account, if it has one. */
  readonly representative: Pick<LetterContact, 'name' | 'title'> | null
  readonly at: Date
}

const amount = (cents: number | null): string => (cents === null ? 'Not shown' : dollars(cents))

/** Evidence of property in our own design: one page where the policy's forms allow. */
export function evidencePdf({ number, policy, location, draft, letterhead, representative, at }: Evidence) {
  const { holder, limits } = draft
  const day = americanDay(dayIn(letterhead.timeZone, at))
  const title = 'Evidence of Property Insurance'
  const shared = isBlanket(policy) ? ', within the blanket limit' : ''
  const foot = `${title} ${number} · Issued ${day}`
  return pdfOf({ title: `${title} ${number}`, foot, at, letterhead, fitsPage: true }, [
    { style: 'title', text: title },
    note(`${number}, issued ${day}`),
    note(evidenceMessages.noRights),
    {
      addresses: [
        { label: 'Insured', lines: [policy.insured] },
        { label: 'Insurer', lines: [policy.carrier, `Policy ${policy.policyNumber}`, termOf(policy)] },
        producerAddress(letterhead),
      ],
    },
    {
      addresses: [
        {
          label: holderInterests[holder.interest],
          lines: [holder.name, ...holder.address.split('\n'), ...(holder.loan === '' ? [] : [`Loan ${holder.loan}`])],
        },
        { label: 'Property', lines: [location.address, buildingText(location)].filter((part) => part !== '') },
      ],
    },
    {
      table: {
        columns: [
          { label: 'Coverage', width: 3 },
          { label: 'Limit', width: 1, isNumeric: true },
        ],
        rows: [
          [`Building${shared}`, amount(limits.building)],
          [`Business personal property${shared}`, amount(limits.contents)],
          ['Business income and extra expense', amount(limits.income)],
        ],
      },
    },
    ...facts(coverageFacts(policy)),
    {
      together: [
        { style: 'heading', text: 'Authorized representative' },
        line([representative?.name, representative?.title, letterhead.name].filter(Boolean).join(', ')),
      ],
    },
  ])
}

const termOf = ({ effectiveOn, endsOn }: EvidencePolicy): string =>
  `${americanDay(effectiveOn)} to ${americanDay(endsOn)}`
