import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconEyeQuestion from '@tabler/icons-react/dist/esm/icons/IconEyeQuestion.mjs'
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import type { ComponentProps } from 'react'
import { type Item, nameOf } from '../model/places.ts'
import classes from './layout-tree.module.css'

interface Props {
  readonly item: Item
  readonly depth: 0 | 1 | 2
  readonly isCurrent: boolean
  readonly isHeld: boolean
  readonly isInvalid: boolean
  /** Undefined if it has no children. */
  readonly isOpen?: boolean
  readonly onToggle?: (key: string) => void
  readonly onChoose: (key: string) => void
  /** Undefined if it cannot be moved. */
  readonly handle?: ComponentProps<'button'> | undefined
}

/** A page, section or question in the tree: its handle, its words, and what is special about it. */
export function TreeRow(props: Props) {
  const { item, depth, isCurrent, isHeld, isOpen, onToggle, onChoose, handle } = props
  const words = nameOf(item)
  const name = words || 'Untitled'
  const marks = marksOf(item, props.isInvalid)
  return (
    <div className={classes.row} data-row={item.key} data-depth={depth} data-current={isCurrent} data-held={isHeld}>
      {handle !== undefined && (
        <button
          type="button"
          className={classes.handle}
          title="Drag to move"
          aria-label={`Move ${name}`}
          aria-pressed={isHeld}
          data-handle={item.key}
          {...handle}
        >
          <IconGripVertical size={16} aria-hidden />
        </button>
      )}
      {isOpen !== undefined && (
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-label={`Contents of ${name}`}
          onClick={() => onToggle?.(item.key)}
        >
          <IconChevronRight size={16} aria-hidden />
        </button>
      )}
      <button
        type="button"
        className={classes.name}
        aria-label={[name, ...marks.map(({ words: special }) => special)].join(', ')}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => onChoose(item.key)}
      >
        <span className={words === '' ? classes.blank : classes.words}>{name}</span>
        <span className={classes.marks}>
          {marks.map(({ words: special, Icon, isInvalid }) => (
            <span key={special} title={special} className={isInvalid === true ? classes.invalid : undefined}>
              {Icon === undefined ? '*' : <Icon size={14} aria-hidden />}
            </span>
          ))}
        </span>
      </button>
    </div>
  )
}

interface Mark {
  readonly words: string
  /** Undefined for required items: an asterisk marks them. */
  readonly Icon?: typeof IconLock
  readonly isInvalid?: boolean
}

/** What is special about a page, section or question. */
function marksOf(item: Item, isInvalid: boolean): Mark[] {
  return [
    ...('label' in item && item.required ? [{ words: 'required' }] : []),
    ...(item.showIf === null ? [] : [{ words: 'conditional', Icon: IconEyeQuestion }]),
    ...(item.locked ? [{ words: 'locked', Icon: IconLock }] : []),
    ...(isInvalid ? [{ words: 'has an error', Icon: IconAlertTriangle, isInvalid }] : []),
  ]
}
