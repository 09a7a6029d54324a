import type { Page, Section } from '@portico/contract/areas/forms/layout.shapes.ts'
import { CheckField } from '../../../../kit/forms/check-field.tsx'
import { TextArea } from '../../../../kit/forms/text-area.tsx'
import { TextField } from '../../../../kit/forms/text-field.tsx'
import { FactGroupField } from './fact-field.tsx'
import type { FieldsProps } from './fields-props.ts'
import classes from './properties.module.css'
import { NumberField } from './typed-fields.tsx'

/** What is said of a page. */
export function PageFields({ found: { item }, ...rest }: FieldsProps<'page'>) {
  return <TitleFields what="Page" item={item} {...rest} />
}

/** What is said of a section, and whether it is answered once for each of several items. */
export function SectionFields({ found: { item }, ...rest }: FieldsProps<'section'>) {
  return (
    <>
      <TitleFields what="Section" item={item} {...rest} />
      <RepeatFields item={item} disabled={rest.disabled} isFixed={rest.isFixed} onChange={rest.onChange} />
    </>
  )
}

interface TitleProps extends Pick<FieldsProps<'page' | 'section'>, 'disabled' | 'isFixed' | 'canLock'> {
  readonly what: 'Page' | 'Section'
  readonly item: Page | Section
  readonly onChange: (patch: { title?: string; help?: string; locked?: boolean }) => void
}

function TitleFields({ what, item, disabled, isFixed, canLock, onChange }: TitleProps) {
  return (
    <>
      <TextField
        label={`${what} title`}
        maxLength={200}
        autoComplete="off"
        disabled={disabled}
        value={item.title}
        error={item.title.trim() === '' ? `${what} title is required` : undefined}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <TextArea
        label="Help for clients"
        autosize
        minRows={2}
        maxLength={2000}
        disabled={disabled}
        value={item.help}
        onChange={(event) => onChange({ help: event.currentTarget.value })}
      />
      {canLock && (
        <CheckField
          label="Locked"
          description="Lower levels cannot hide or move it, or narrow its conditions"
          disabled={disabled || isFixed}
          checked={item.locked}
          onChange={(event) => onChange({ locked: event.currentTarget.checked })}
        />
      )}
    </>
  )
}

interface RepeatProps {
  readonly item: Section
  readonly disabled: boolean
  readonly isFixed: boolean
  readonly onChange: (patch: Partial<Section>) => void
}

function RepeatFields({ item, disabled, isFixed, onChange }: RepeatProps) {
  const { repeat } = item
  return (
    <div className={classes.part}>
      <CheckField
        label="Repeating section"
        description="Example: every owner or every vehicle"
        disabled={disabled || isFixed}
        checked={repeat !== null}
        onChange={(event) =>
          onChange(
            event.currentTarget.checked
              ? { repeat: { item: 'Item', least: 0, most: 50 } }
              : { repeat: null, fact: null },
          )
        }
      />
      {repeat !== null && (
        <>
          <TextField
            label="Name of one item"
            placeholder="Owner"
            maxLength={60}
            autoComplete="off"
            disabled={disabled}
            value={repeat.item}
            error={repeat.item.trim() === '' ? 'Enter the name of one item' : undefined}
            onChange={(event) => onChange({ repeat: { ...repeat, item: event.currentTarget.value } })}
          />
          <div className={classes.pair}>
            <NumberField
              label="At least"
              value={repeat.least}
              disabled={disabled}
              onChange={(least) => onChange({ repeat: { ...repeat, least: least ?? 0 } })}
            />
            <NumberField
              label="At most"
              value={repeat.most}
              disabled={disabled}
              onChange={(most) => onChange({ repeat: { ...repeat, most: most ?? 50 } })}
            />
          </div>
          <FactGroupField value={item.fact} disabled={disabled} onChange={(fact) => onChange({ fact })} />
        </>
      )}
    </div>
  )
}
