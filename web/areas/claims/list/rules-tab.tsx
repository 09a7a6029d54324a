import { type CarrierContact, carrierContact } from '@portico/contract/areas/claims/carrier-contact.shapes.ts'
import {
  type ClaimDeadlineRule,
  claimDeadlineRule,
  differsByLine,
} from '@portico/contract/areas/claims/claim-deadline-rule.shapes.ts'
import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { ClaimList } from '@portico/contract/areas/claims/claim.shapes.ts'
import { timeText } from '@portico/contract/areas/claims/deadline-time.rules.ts'
import { displayText } from '@portico/contract/kit/field.ts'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import type { Column } from '../../../kit/data/data-table.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { fieldColumn, type ListColumn } from '../../../kit/lists/list-columns.ts'
import { RecordList } from '../../../kit/lists/record-list.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import classes from '../claims.module.css'
import { useClaimCalls } from '../claims.queries.ts'
import { ContactDialog, RuleDialog } from './rule-dialogs.tsx'

type Asked =
  | { readonly what: 'rule'; readonly rule: ClaimDeadlineRule | undefined }
  | { readonly what: 'contact'; readonly contact: CarrierContact | undefined }
  | { readonly what: 'remove'; readonly name: string; readonly run: () => Promise<unknown> }

const { kind, state, line, policyNumber, amount, countedFrom, fromOn, source } = claimDeadlineRule.fields

/** What a deadline differs by: the policy, else its line. */
const policyText = (rule: ClaimDeadlineRule): string => {
  if (!differsByLine.includes(rule.kind)) return ''
  return rule.policyNumber === '' ? displayText(line, rule.line) : `${policyNumber.label} ${rule.policyNumber}`
}

const ruleColumns: readonly ListColumn<ClaimDeadlineRule>[] = [
  fieldColumn('kind', kind),
  fieldColumn('state', state),
  fieldColumn('line', line, { cell: policyText, text: policyText }),
  fieldColumn('amount', amount, { numeric: false, cell: timeText, text: timeText }),
  fieldColumn('countedFrom', countedFrom, { startsHidden: true }),
  fieldColumn('fromOn', fromOn),
  fieldColumn('level', claimDeadlineRule.fixed.level),
  fieldColumn('source', source),
]

const { carrier, email, hotline } = carrierContact.fields

const contactColumns: readonly ListColumn<CarrierContact>[] = [
  fieldColumn('carrier', carrier),
  fieldColumn('email', email),
  fieldColumn('hotline', hotline),
]

const actions = <Row extends object>(
  nameOf: (row: Row) => string,
  may: (row: Row) => boolean,
  onEdit: (row: Row) => void,
  onRemove: (row: Row) => void,
): Column<Row> => ({
  key: 'actions',
  header: 'Actions',
  cell: (row) =>
    may(row) && (
      <Menu
        small
        label={`Actions for ${nameOf(row)}`}
        icon={<IconDots size={18} />}
        items={[
          { label: 'Edit', onSelect: () => onEdit(row) },
          { label: 'Remove', danger: true, onSelect: () => onRemove(row) },
        ]}
      />
    ),
})

const ruleName = (rule: ClaimDeadlineRule): string =>
  `${kind.choices?.find(({ value }) => value === rule.kind)?.label}, ${rule.state}`

/** The deadlines of claims, dated, and where carriers take claims. */
export default function RulesTab({ accountId, list }: { readonly accountId: string; readonly list: ClaimList }) {
  const { rules, contacts, brokerCode, mayChangeRules, mayChangePlatformRules } = list
  const calls = useClaimCalls(accountId)
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const mayChange = ({ level }: ClaimDeadlineRule) =>
    mayChangeRules && (level === 'BROKERAGE' || mayChangePlatformRules)
  return (
    <div className={classes.stack}>
      <Card
        title="Carrier claims contacts"
        action={
          <Button kind="secondary" small onClick={() => setAsked({ what: 'contact', contact: undefined })}>
            Add contact
          </Button>
        }
      >
        <RecordList
          label="Carrier claims contacts"
          name="contacts"
          noun={{ one: 'contact', many: 'contacts' }}
          columns={contactColumns}
          actions={actions<CarrierContact>(
            (row) => row.carrier,
            () => true,
            (contact) => setAsked({ what: 'contact', contact }),
            (row) => setAsked({ what: 'remove', name: row.carrier, run: () => calls.removeContact(brokerCode, row) }),
          )}
          rows={contacts}
          rowKey={({ id }) => id}
          fileName={`${brokerCode} carrier claims contacts.csv`}
          empty={
            <EmptyState title="No carrier claims contacts yet">
              Add where each carrier takes claims. Notices are emailed there.
            </EmptyState>
          }
        />
      </Card>
      <Card
        title="Claim deadlines"
        action={
          mayChangeRules && (
            <Button kind="secondary" small onClick={() => setAsked({ what: 'rule', rule: undefined })}>
              Add deadline
            </Button>
          )
        }
      >
        <RecordList
          label="Claim deadlines"
          name="deadlines"
          noun={{ one: 'deadline', many: 'deadlines' }}
          columns={ruleColumns}
          actions={
            mayChangeRules
              ? actions<ClaimDeadlineRule>(
                  ruleName,
                  mayChange,
                  (rule) => setAsked({ what: 'rule', rule }),
                  (rule) =>
                    setAsked({ what: 'remove', name: ruleName(rule), run: () => calls.removeRule(brokerCode, rule) }),
                )
              : undefined
          }
          rows={rules}
          rowKey={({ id }) => id}
          fileName={`${brokerCode} claim deadlines.csv`}
          empty={<EmptyState title="No deadlines yet">Add the deadlines of your states.</EmptyState>}
        />
      </Card>
      {asked?.what === 'rule' && <RuleDialog accountId={accountId} list={list} rule={asked.rule} onClose={close} />}
      {asked?.what === 'contact' && (
        <ContactDialog accountId={accountId} list={list} contact={asked.contact} onClose={close} />
      )}
      {asked?.what === 'remove' && (
        <ConfirmCall
          title={`Remove ${asked.name}?`}
          confirmLabel="Remove"
          failure={claimMessages.saveFailed}
          run={async () => void (await asked.run())}
          onClose={close}
        >
          <p>Claims are then shown without it.</p>
        </ConfirmCall>
      )}
    </div>
  )
}
