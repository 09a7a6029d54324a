import type {
  CertificateHolder,
  CertificateHolderDraft,
} from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'
import {
  certificateForms,
  type CertificateOptions,
  urgencies,
} from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { DateField } from '../../../kit/forms/date-field.tsx'
import { SearchField } from '../../../kit/forms/kinds/search-field.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { typedDate } from '../../../kit/forms/typed-date.ts'
import { Card } from '../../../kit/layout/card.tsx'
import { isoDay } from '../../../platform/formats.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { pagePart } from '../../../platform/page-part.ts'
import classes from '../certificates.module.css'
import { choicesOf } from '@portico/contract/kit/field.ts'
import { addressLine } from '../holders/address-line.ts'
import type { ReadContract } from './contract-reading.ts'
import { ContractPart } from './contract-part.tsx'
import type { RequestState } from './use-request.ts'

const HolderDialog = lazy(
  pagePart(async () => ({ default: (await import('../holders/holder-dialog.tsx')).HolderDialog })),
)

interface Props {
  readonly accountId: string
  readonly options: CertificateOptions
  readonly state: RequestState
  readonly errors: Readonly<Record<string, string>>
  readonly readContract: ReadContract
}

const nameOf = ({ name, city, state, asset }: CertificateHolder): string =>
  [`${name}, ${city}, ${state}`, asset].filter((part) => part !== '').join(': ')

/** As many holders as people find in a list at a glance. */
const fewHolders = 8

const isFound = (holder: CertificateHolder, search: string): boolean =>
  [nameOf(holder), holder.street, holder.groupName].join(' ').toLowerCase().includes(search.trim().toLowerCase())

/** Who receives the certificate, for which project, and by when. */
export function HolderCard({ accountId, options, state, errors, readContract }: Props) {
  const { request, holder, change } = state
  const [search, setSearch] = useState('')
  const [adding, setAdding] = useState<Partial<CertificateHolderDraft>>()

  /** The standard wording of a holder starts the description, unless something was typed. */
  const choose = (chosen: CertificateHolder | undefined): void => {
    const isOwn = request.operations !== '' && request.operations !== (holder?.wording ?? '')
    change({ holderId: chosen?.id ?? '', ...(!isOwn && { operations: chosen?.wording ?? '' }) })
  }

  return (
    <Card
      title="Certificate holder"
      action={
        <Button kind="secondary" small onClick={() => setAdding({})}>
          Add holder
        </Button>
      }
    >
      <div className={classes.stack}>
        <div className={classes.fields}>
          {options.holders.length > fewHolders && (
            <SearchField
              label="Search holders"
              value={search}
              onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            />
          )}
          <SelectField
            label="Holder"
            required
            value={request.holderId}
            error={errors['holderId']}
            description={holder && addressLine(holder)}
            data={[
              { value: '', label: options.holders.length === 0 ? 'Add a holder first' : 'Choose a holder' },
              ...options.holders
                .filter((each) => each.id === request.holderId || isFound(each, search))
                .map((each) => ({ value: each.id, label: nameOf(each) })),
            ]}
            onChange={({ currentTarget }) => choose(options.holders.find(({ id }) => id === currentTarget.value))}
          />
          <SelectField
            label="Form"
            value={request.printedOn ?? request.form}
            error={errors['form'] ?? errors['printedOn']}
            description={
              <>
                For a lender, use{' '}
                <AppLink
                  href={`/${encodeURIComponent(accountId)}/dashboard/risk-management/evidence-property-insurance`}
                >
                  Evidence of Property Insurance
                </AppLink>
                .
              </>
            }
            data={[
              ...Object.entries(certificateForms).map(([value, label]) => ({ value, label })),
              ...options.pdfForms.map(({ formId, name }) => ({ value: formId, label: name })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              change(
                value === 'LIABILITY' || value === 'GARAGE'
                  ? { form: value, printedOn: null }
                  : { form: 'LIABILITY', printedOn: value },
              )
            }
          />
          <TextField
            label="Project or contract number"
            maxLength={160}
            value={request.project}
            onChange={({ currentTarget }) => change({ project: currentTarget.value })}
          />
          <DateField
            label="Needed by"
            value={typedDate(request.neededBy ?? '') ?? null}
            onChange={(day) => change({ neededBy: day === null ? null : isoDay(day) })}
            error={errors['neededBy']}
          />
          <SelectField
            label="Urgency"
            value={request.urgency}
            data={choicesOf(urgencies)}
            onChange={({ currentTarget: { value } }) => change({ urgency: value as keyof typeof urgencies })}
          />
        </div>
        <ContractPart
          error={errors['contractId']}
          state={state}
          holders={options.holders}
          readContract={readContract}
          onChoose={choose}
          onAdd={setAdding}
        />
      </div>
      <Suspense>
        {adding !== undefined && (
          <HolderDialog
            accountId={accountId}
            holder={undefined}
            start={adding}
            onClose={() => setAdding(undefined)}
            onAdded={choose}
          />
        )}
      </Suspense>
    </Card>
  )
}
