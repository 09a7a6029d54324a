import { factGroups, factsOfPurpose } from '@portico/contract/areas/forms/facts/fact-catalog.ts'
import type { FormPurpose } from '@portico/contract/areas/forms/form.shapes.ts'
import type { QuestionKind, Section } from '@portico/contract/areas/forms/layout.shapes.ts'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { Button } from '../../../../kit/controls/button.tsx'
import { SelectField } from '../../../../kit/forms/select-field.tsx'
import { LookupField } from '../../../../kit/lookup/lookup-field.tsx'
import type { Lookup } from '../../../../kit/lookup/lookup-option.ts'
import { kindNames } from './kind-labels.ts'
import classes from './properties.module.css'

interface Props {
  readonly purpose: FormPurpose
  readonly section: Section
  readonly kind: QuestionKind
  readonly value: string | null
  readonly disabled: boolean
  readonly onChange: (fact: string | null) => void
}

/** The account data field that a question maps to, found by search. */
export function FactField({ purpose, section, kind, value, disabled, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const group = section.repeat === null ? null : section.fact
  const lacksGroup = section.repeat !== null && group === null

  return (
    <div className={classes.part}>
      <h3 className={classes.title}>{purpose === 'CERTIFICATE' ? 'Certificate data' : 'Account data'}</h3>
      {value === null ? (
        <p className={classes.hint}>
          {lacksGroup ? 'Choose the field group of this section first.' : unmapped(purpose)}
        </p>
      ) : (
        <Mapping purpose={purpose} fact={value} disabled={disabled} onRemove={() => onChange(null)} />
      )}
      {!disabled && !lacksGroup && (
        <LookupField
          label={value === null ? 'Map to a data field' : 'Map to another data field'}
          description={`Data fields of type ${kindNames[kind].toLowerCase()}`}
          lookup={factsFor(purpose, kind, group)}
          value={typed}
          onChange={(text, chosen) => {
            setTyped(chosen === undefined ? text : '')
            if (chosen !== undefined) onChange(chosen.value)
          }}
        />
      )}
    </div>
  )
}

const unmapped = (purpose: FormPurpose): string =>
  purpose === 'CERTIFICATE'
    ? 'Stays blank on certificates. Map it to a certificate field to fill it.'
    : 'Answers stay in this form. Map it to a data field so that one answer fills every form that asks for it.'

interface MappingProps {
  readonly purpose: FormPurpose
  readonly fact: string
  readonly disabled: boolean
  readonly onRemove: () => void
}

function Mapping({ purpose, fact, disabled, onRemove }: MappingProps) {
  const known = factsOfPurpose(purpose).find(({ key }) => key === fact)
  return (
    <div className={classes.head}>
      <p className={classes.about}>
        <strong>{known?.label ?? fact}</strong>
        {known !== undefined && ` · ${known.topic} · ${kindNames[known.kind]}`} <code>{fact}</code>
      </p>
      {!disabled && (
        <Button kind="quiet" small icon={<IconX size={16} aria-hidden />} onClick={onRemove}>
          Remove mapping
        </Button>
      )}
    </div>
  )
}

/** Fields for a question: of its kind and group, matching all typed words. */
const factsFor =
  (purpose: FormPurpose, kind: QuestionKind, group: string | null): Lookup =>
  async (text) => {
    const words = text.toLowerCase().split(/\s+/)
    return factsOfPurpose(purpose)
      .filter((fact) => fact.kind === kind && fact.group === group)
      .filter((fact) => {
        const about = `${fact.label} ${fact.key} ${fact.topic}`.toLowerCase()
        return words.every((word) => about.includes(word))
      })
      .slice(0, 12)
      .map(({ key, label, topic }) => ({ value: key, label, detail: topic }))
  }

interface GroupProps {
  readonly value: string | null
  readonly disabled: boolean
  readonly onChange: (group: string | null) => void
}

/** The group of fields that a repeating section maps to. */
export function FactGroupField({ value, disabled, onChange }: GroupProps) {
  return (
    <SelectField
      label="Field group"
      description="Items are stored in account data for every form that asks for them"
      value={value ?? ''}
      disabled={disabled}
      data={[
        { value: '', label: 'None' },
        ...Object.entries(factGroups).map(([key, { label }]) => ({ value: key, label })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
    />
  )
}
