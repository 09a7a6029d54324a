import type { FormLevel, FormPurpose, LayoutError } from '@portico/contract/areas/forms/form.shapes.ts'
import type { Layout, Page, Question, Section } from '@portico/contract/areas/forms/layout.shapes.ts'
import { isSameValue } from '@portico/contract/areas/forms/layouts/same-value.ts'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { Button } from '../../../../kit/controls/button.tsx'
import { Notice } from '../../../../kit/feedback/notice.tsx'
import { find, type Found } from '../model/places.ts'
import { PageFields, SectionFields } from './container-fields.tsx'
import classes from './properties.module.css'
import { QuestionFields } from './question-fields.tsx'
import { ShowIfFields } from './show-if-fields.tsx'

interface Props {
  readonly layout: Layout
  readonly parent: Layout | null
  readonly level: FormLevel
  readonly purpose: FormPurpose
  readonly found: Found
  readonly errors: readonly LayoutError[]
  readonly disabled: boolean
  readonly onChange: (patch: Partial<Page> | Partial<Section> | Partial<Question>) => void
  readonly onDuplicate: () => void
  readonly onRemove: () => void
}

/** The selected item, with all its properties and actions. */
export function ItemPanel(props: Props) {
  const { layout, parent, level, purpose, found, errors, disabled, onChange } = props
  const inherited = parent === null ? undefined : find(parent, found.item.key)?.item
  const common = {
    layout,
    disabled,
    isFixed: inherited?.locked === true,
    canLock: level !== 'ACCOUNT',
    onChange,
  }
  return (
    <div className={classes.panel}>
      <PanelHead {...props} inherited={inherited} />
      {inherited?.locked === true && (
        <Notice kind="info">
          This item is locked at a higher level. You can make it stricter, but not relax, hide, or move it.
        </Notice>
      )}
      {errors.length > 0 && (
        <div className={classes.errors}>
          {errors.map(({ message }) => (
            <Notice key={message} kind="warning">
              {message}
            </Notice>
          ))}
        </div>
      )}
      <div className={classes.fields}>
        {'section' in found ? (
          <QuestionFields {...common} purpose={purpose} found={found} />
        ) : 'page' in found ? (
          <SectionFields {...common} found={found} />
        ) : (
          <PageFields {...common} found={found} />
        )}
        <ShowIfFields
          layout={layout}
          itemKey={found.item.key}
          value={found.item.showIf}
          disabled={disabled}
          onChange={(showIf) => onChange({ showIf })}
        />
      </div>
    </div>
  )
}

const kindLabels = { page: 'Page', section: 'Section', question: 'Question' } as const

function PanelHead(props: Props & { readonly inherited: Found['item'] | undefined }) {
  const { found, disabled, inherited, onChange, onDuplicate, onRemove } = props
  const { item, place } = found
  const isInherited = inherited !== undefined
  const patch = isInherited ? ownProperties(item, inherited) : {}
  return (
    <div className={classes.head}>
      <p className={classes.about}>
        {kindLabels[place.kind]} <code>{item.key}</code>
        {props.parent !== null && !isInherited && ' · added at this level'}
      </p>
      {!disabled && (
        <>
          {Object.keys(patch).length > 0 && (
            <Button kind="quiet" small icon={<IconArrowBackUp size={16} aria-hidden />} onClick={() => onChange(patch)}>
              As inherited
            </Button>
          )}
          <Button kind="quiet" small icon={<IconCopy size={16} aria-hidden />} onClick={onDuplicate}>
            Duplicate
          </Button>
          {inherited?.locked !== true && (
            <Button
              kind="quiet-danger"
              small
              icon={isInherited ? <IconEyeOff size={16} aria-hidden /> : <IconTrash size={16} aria-hidden />}
              onClick={onRemove}
            >
              {isInherited ? 'Hide' : 'Remove'}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

/** The parent's properties of an item that differ here; items inside it are not included. */
function ownProperties(item: Found['item'], inherited: Found['item']): Record<string, unknown> {
  const now = new Map<string, unknown>(Object.entries(item))
  return Object.fromEntries(
    Object.entries(inherited).filter(
      ([name, value]) => name !== 'questions' && name !== 'sections' && !isSameValue(value, now.get(name)),
    ),
  )
}
