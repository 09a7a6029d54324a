import type { Policy, PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import { policyLabel, policyPath } from '@portico/contract/areas/policies/policy.rules.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { useId } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { VisuallyHidden } from '../../../kit/controls/visually-hidden.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { counted, formatDate } from '../../../platform/formats.ts'
import { CarriersField } from './carriers-field.tsx'
import { CoverageFields } from './coverage-fields.tsx'
import { CoverageTable } from './coverage-table.tsx'
import { asExpiring, type CoverageDraft, type FieldErrors, type LineDraft } from './selection-draft.ts'
import classes from './selection.module.css'
import { useExpiring } from './use-expiring.ts'

interface Props {
  readonly accountId: string
  readonly line: LineDraft
  /** What it renews, as the list of policies has it. */
  readonly policy: Policy | undefined
  /** By path within the line. */
  readonly errors: FieldErrors
  /** Omitted for people who may only read. */
  readonly onChange?: (line: LineDraft) => void
  readonly onLeaveOut?: () => void
}

/** A line to place: its expiring and requested coverages, and excluded carriers. */
export function LineRow({ accountId, line, policy, errors, onChange, onLeaveOut }: Props) {
  const { policyId, requested, carriersExcluded } = line
  const titleId = useId()
  const expiring = useExpiring(accountId, policy)
  const name = policyTypeName(line.line)
  const own = [errors.line, errors.policyId].filter((words) => words !== undefined)
  const hasErrors = Object.keys(errors).length > own.length
  return (
    <section className={classes.line} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h3 id={titleId}>{name}</h3>
        {policyId === null && <Pill tone="brand">New line</Pill>}
        {expiring !== undefined && <Expiring accountId={accountId} policy={expiring} />}
        {onLeaveOut !== undefined && (
          <Button kind="quiet-danger" small onClick={onLeaveOut}>
            Do not renew<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
      </div>
      {own.map((words) => (
        <Notice key={words} kind="error">
          {words}
        </Notice>
      ))}
      <details className={classes.cover} open={hasErrors || undefined}>
        <summary>
          Requested coverage<VisuallyHidden> of {name}</VisuallyHidden>: {counted(requested.length, 'coverage')}
          {carriersExcluded.length > 0 && `, ${counted(carriersExcluded.length, 'excluded carrier')}`}
        </summary>
        <div className={classes.asked}>
          {onChange === undefined ? (
            <CoverageTable name={name} requested={requested} expiring={expiring?.coverages ?? []} />
          ) : (
            <Cover line={line} expiring={expiring} errors={errors} onChange={onChange} />
          )}
          <CarriersField
            name={name}
            carriers={carriersExcluded}
            {...(onChange && {
              onChange: (carriers: readonly string[]) => onChange({ ...line, carriersExcluded: carriers }),
            })}
          />
        </div>
      </details>
    </section>
  )
}

function Expiring({ accountId, policy }: { readonly accountId: string; readonly policy: PolicyDetail }) {
  return (
    <p className={classes.expiring}>
      Expires {formatDate(policy.expirationDate)}:{' '}
      <AppLink href={policyPath(accountId, policy)}>
        {policyLabel(policy)}, {policy.policyNumber}
      </AppLink>
      {policy.status === 'NON_RENEWED' && <Pill tone="warning">Non-renewed</Pill>}
    </p>
  )
}

interface CoverProps extends Required<Pick<Props, 'line' | 'errors' | 'onChange'>> {
  readonly expiring: PolicyDetail | undefined
}

function Cover({ line, expiring, errors, onChange }: CoverProps) {
  const { requested } = line
  const coverages = expiring?.coverages ?? []
  const missing = coverages.filter(({ name }) => requested.every((asked) => asked.name !== name))
  const put = (next: readonly CoverageDraft[]): void => onChange({ ...line, requested: next })
  return (
    <>
      {requested.map((coverage, at) => (
        <CoverageFields
          // A name may be unfinished or a duplicate: only its position identifies it.
          // oxlint-disable-next-line react/no-array-index-key -- rows hold no state of their own
          key={at}
          at={at}
          coverage={coverage}
          expiring={coverages.find(({ name }) => name === coverage.name)}
          errors={errors}
          onChange={(next) => put(requested.with(at, next))}
          onRemove={() => put(requested.toSpliced(at, 1))}
        />
      ))}
      <div className={classes.buttons}>
        <Button
          kind="secondary"
          small
          onClick={() => put([...requested, { name: '', limit: '', deductible: '', note: '' }])}
        >
          Add coverage
        </Button>
        {missing.length > 0 && (
          <Button kind="quiet" small onClick={() => put([...requested, ...missing.map(asExpiring)])}>
            Ask for {missing.map(({ name }) => name).join(', ')} as expiring
          </Button>
        )}
      </div>
    </>
  )
}
