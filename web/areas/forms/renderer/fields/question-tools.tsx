import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import { IconButton } from '../../../../kit/controls/icon-button.tsx'
import { Menu } from '../../../../kit/overlays/menu.tsx'
import { useForm } from '../form-context.ts'
import { sameValue } from '../model/field-state.ts'
import type { EditorProps } from './editor.ts'
import classes from './question.module.css'

type Props = Pick<EditorProps, 'question' | 'path' | 'field'>

/** Actions on a question in addition to answering it. */
export function QuestionTools({ question, path, field }: Props) {
  const { store, readOnly, onComments, onAssign, onAbout } = useForm()
  const mayClear = !readOnly && question.kind !== 'calculated' && !sameValue(field.value, null)
  const many = field.comments === 0 ? undefined : String(field.comments)
  const items = [
    ...(onComments === undefined ? [] : [{ label: 'Comments', detail: many, onSelect: () => onComments(path) }]),
    ...(onAssign === undefined ? [] : [{ label: 'Assign question', onSelect: () => onAssign(question.key) }]),
    ...(onAbout === undefined ? [] : [{ label: 'About this answer', onSelect: () => onAbout(path) }]),
    ...(mayClear ? [{ label: 'Clear answer', onSelect: () => store.set(path, null) }] : []),
  ]
  if (items.length === 0) return null
  return (
    <div className={classes.tools} data-used={field.comments > 0}>
      {onComments !== undefined && (
        // The menu next to it has the same action: one tab stop is enough between two questions.
        <IconButton
          tabIndex={-1}
          label={`Comments on ${question.label}`}
          icon={<IconMessage size={18} />}
          small
          count={field.comments}
          onClick={() => onComments(path)}
        />
      )}
      <Menu label={`More for ${question.label}`} icon={<IconDots size={18} />} small items={items} />
    </div>
  )
}
