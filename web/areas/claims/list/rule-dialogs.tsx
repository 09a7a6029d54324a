import { type CarrierContact, carrierContact } from '@portico/contract/areas/claims/carrier-contact.shapes.ts'
import {
  type ClaimDeadlineRule,
  claimDeadlineRule,
  countsFromEither,
  differsByLine,
} from '@portico/contract/areas/claims/claim-deadline-rule.shapes.ts'
import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { ClaimList } from '@portico/contract/areas/claims/claim.shapes.ts'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import type { FormFields, Typed } from '../../../kit/records/form-fields.ts'
import { RecordDialog } from '../../../kit/records/record-dialog.tsx'
import { changeContactKey, changeRuleKey, useClaimCalls } from '../claims.queries.ts'

interface Props {
  readonly accountId: string
  readonly list: ClaimList
  readonly onClose: () => void
}

const { line, policyNumber, amount, countedFrom } = claimDeadlineRule.fields

const ruleFields: FormFields = {
  ...claimDeadlineRule.fields,
  line: { ...line, shownIf: ({ kind }) => differsByLine.includes(kind as string) },
  policyNumber: { ...policyNumber, shownIf: ({ kind }: Typed) => kind === 'POLICY_NOTICE' },
  amount: { ...amount, shownIf: ({ unit }) => unit !== 'NONE', blank: 1 },
  countedFrom: { ...countedFrom, shownIf: ({ kind }) => countsFromEither.includes(kind as string) },
}

/** Adds or changes a claim deadline. */
export function RuleDialog({
  accountId,
  list,
  rule,
  onClose,
}: Props & { readonly rule: ClaimDeadlineRule | undefined }) {
  const { brokerCode, today, mayChangePlatformRules } = list
  const { addRule, changeRule } = useClaimCalls(accountId)
  const level = {
    ...claimDeadlineRule.fixed.level,
    locked: rule !== undefined,
    offered: ({ value }: { readonly value: string }) => mayChangePlatformRules || value === 'BROKERAGE',
  }
  return (
    <RecordDialog
      title={rule === undefined ? 'Add deadline' : 'Edit deadline'}
      fields={{ ...ruleFields, level }}
      schema={claimDeadlineRule.draft}
      start={{
        level: 'BROKERAGE',
        kind: 'EMPLOYER_REPORT',
        state: 'US',
        line: '',
        amount: 7,
        unit: 'CALENDAR',
        countedFrom: '',
        fromOn: today,
      }}
      stale={useSavedMeanwhile(changeRuleKey, rule, onClose)}
      failure={claimMessages.saveFailed}
      onSave={(draft, base) => (base === undefined ? addRule(brokerCode, draft) : changeRule(brokerCode, base, draft))}
      onClose={onClose}
    />
  )
}

/** Adds or changes where a carrier takes claims. */
export function ContactDialog({
  accountId,
  list,
  contact,
  onClose,
}: Props & { readonly contact: CarrierContact | undefined }) {
  const { addContact, changeContact } = useClaimCalls(accountId)
  return (
    <RecordDialog
      title={contact === undefined ? 'Add contact' : 'Edit contact'}
      fields={carrierContact.fields}
      schema={carrierContact.draft}
      start={{ carrier: '', email: '', hotline: '' }}
      stale={useSavedMeanwhile(changeContactKey, contact, onClose)}
      failure={claimMessages.saveFailed}
      onSave={(draft, base) =>
        base === undefined ? addContact(list.brokerCode, draft) : changeContact(list.brokerCode, base, draft)
      }
      onClose={onClose}
    />
  )
}
