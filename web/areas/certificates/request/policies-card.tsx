import { policyText } from '@portico/contract/areas/certificates/certificate.rules.ts'
import type {
  CertificateOptions,
  CertificatePolicy,
  CertificateRequest,
} from '@portico/contract/areas/certificates/certificate.shapes.ts'
import {
  type EndorsementKind,
  endorsements,
  offeredKinds,
} from '@portico/contract/areas/certificates/endorsement-kinds.ts'
import { standardCoverages } from '@portico/contract/areas/policies/coverages/standard-coverages.ts'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { FieldGroup } from '../../../kit/forms/field-group.tsx'
import { MoneyField } from '../../../kit/forms/kinds/money-field.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatDate, moneyToType, typedCents } from '../../../platform/formats.ts'
import { useState } from 'react'
import classes from '../certificates.module.css'
import type { RequestState } from './use-request.ts'

interface Props {
  readonly options: CertificateOptions
  readonly state: RequestState
  readonly errors: Readonly<Record<string, string>>
}

/** The policies that the certificate lists, and what the holder asks of each. */
export function PoliciesCard({ options, state, errors }: Props) {
  const { request, change } = state
  const chosen = options.policies.filter(({ id }) => request.policyIds.includes(id))
  const toggle = ({ id }: CertificatePolicy, isChosen: boolean): void => {
    const isOther = ({ policyId }: { readonly policyId: string }) => policyId !== id
    change(
      isChosen
        ? {
            policyIds: options.policies
              .map((policy) => policy.id)
              .filter((each) => [...request.policyIds, id].includes(each)),
          }
        : {
            policyIds: request.policyIds.filter((each) => each !== id),
            endorsements: request.endorsements.filter(isOther),
            limits: request.limits.filter(isOther),
          },
    )
  }
  return (
    <Card title="Policies and requirements">
      <div className={classes.stack}>
        <FieldGroup
          label="Policies in force"
          description="Select the policies that the holder asks for."
          error={errors['policyIds'] ?? errors['endorsements']}
        >
          {options.policies.map((policy) => (
            <CheckField
              key={policy.id}
              label={policyText(policy)}
              description={`${policy.carrier === '' ? 'Carrier not known' : policy.carrier}, expires ${formatDate(policy.expiresOn)}`}
              checked={request.policyIds.includes(policy.id)}
              onChange={({ currentTarget }) => toggle(policy, currentTarget.checked)}
            />
          ))}
        </FieldGroup>
        {chosen.map((policy) => (
          <Requirements key={policy.id} policy={policy} request={request} change={change} />
        ))}
      </div>
    </Card>
  )
}

interface RequirementsProps extends Pick<RequestState, 'change'> {
  readonly policy: CertificatePolicy
  readonly request: CertificateRequest
}

/** What the holder asks of one policy: endorsements and limits. */
function Requirements({ policy, request, change }: RequirementsProps) {
  const has = (kind: EndorsementKind) =>
    request.endorsements.some((each) => each.policyId === policy.id && each.kind === kind)
  const others = (kind: EndorsementKind) =>
    request.endorsements.filter((each) => each.policyId !== policy.id || each.kind !== kind)
  return (
    <>
      <FieldGroup
        label={`Endorsements: ${policyText(policy)}`}
        description="Leave clear what the contract does not require."
      >
        {offeredKinds(policy.policyType).map((kind) => (
          <CheckField
            key={kind}
            label={endorsements[kind].label}
            checked={has(kind)}
            onChange={({ currentTarget }) =>
              change({
                endorsements: currentTarget.checked ? [...others(kind), { policyId: policy.id, kind }] : others(kind),
              })
            }
          />
        ))}
      </FieldGroup>
      <FieldGroup
        label={`Required limits: ${policyText(policy)}`}
        description="Leave blank where the contract requires none."
        dense
      >
        {limitNames(policy.policyType).map((coverage) => (
          <LimitField key={coverage} coverage={coverage} policy={policy} request={request} change={change} />
        ))}
      </FieldGroup>
    </>
  )
}

const mostLimits = 6

/** Coverages of a line that contracts set limits for. */
const limitNames = (policyType: string): readonly string[] =>
  standardCoverages(policyType)
    .filter(({ asks }) => asks.includes('limit'))
    .map(({ name }) => name)
    .slice(0, mostLimits)

function LimitField({ coverage, policy, request, change }: RequirementsProps & { readonly coverage: string }) {
  const isThis = (each: CertificateRequest['limits'][number]) =>
    each.policyId === policy.id && each.coverage === coverage
  const stored = request.limits.find(isThis)?.amount ?? null
  const [text, setText] = useState(moneyToType(stored))
  const amount = typedCents(text)
  const isWrong = text.trim() !== '' && (amount === undefined || amount < 1)
  return (
    <MoneyField
      label={coverage}
      value={text}
      error={isWrong && 'must be a number'}
      onChange={({ currentTarget }) => {
        const typed = currentTarget.value
        const cents = typedCents(typed)
        setText(typed)
        const others = request.limits.filter((each) => !isThis(each))
        change({
          limits:
            cents === undefined || cents < 1 ? others : [...others, { policyId: policy.id, coverage, amount: cents }],
        })
      }}
    />
  )
}
