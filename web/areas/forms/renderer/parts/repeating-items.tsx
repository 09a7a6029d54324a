import type { ShownItem } from '@portico/contract/areas/forms/logic/shown.ts'
import type { Section } from '@portico/contract/areas/forms/layout.shapes.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { Button } from '../../../../kit/controls/button.tsx'
import { IconButton } from '../../../../kit/controls/icon-button.tsx'
import { toasts } from '../../../../kit/feedback/toasts.ts'
import { OtherValues } from '../fields/other-values.tsx'
import { ProvenanceLine } from '../fields/provenance-line.tsx'
import { useField, useForm } from '../form-context.ts'
import { anchorOf } from '../model/anchors.ts'
import { listOf } from '../model/answer-text.ts'
import classes from './form.module.css'

interface Props {
  readonly section: Section
  readonly repeat: NonNullable<Section['repeat']>
  readonly items: readonly ShownItem[]
  readonly children: (item: ShownItem, at: number) => ReactNode
}

/** The items of a repeating section, each a card: add one, take one away, and have it back. */
export function RepeatingItems({ section, repeat, items, children }: Props) {
  const { store, readOnly } = useForm()
  const list = useField(section.key)
  const ids = items.flatMap(({ itemId }) => itemId ?? [])
  const isFull = ids.length >= repeat.most
  const remove = (id: string, name: string): void => {
    const left = ids.filter((other) => other !== id)
    store.set(section.key, left.length === 0 ? null : left)
    // Restoring it keeps everything added since.
    const putBack = (): void => store.set(section.key, [...new Set([...listOf(store.field(section.key).value), id])])
    toasts.show('success', `${name} was removed`, { undo: putBack })
  }
  return (
    <div id={anchorOf(section.key)} className={classes.items}>
      {ids.length === 0 && <p className={classes.help}>Nothing entered yet.</p>}
      {ids.length > 0 && list.provenance !== null && list.provenance.source !== 'TYPED' && (
        <ProvenanceLine provenance={list.provenance} onlyHere={list.onlyHere} />
      )}
      {items.map((item, at) => {
        const name = `${repeat.item} ${at + 1}`
        return (
          <div key={item.itemId} role="group" aria-label={name} className={classes.item}>
            <div className={classes.itemHead}>
              <h4>{name}</h4>
              {!readOnly && (
                <IconButton
                  label={`Remove ${name}`}
                  icon={<IconX size={18} />}
                  small
                  onClick={() => remove(item.itemId ?? '', name)}
                />
              )}
            </div>
            {children(item, at)}
          </div>
        )
      })}
      {list.error !== undefined && (
        <p role="alert" className={classes.error}>
          {list.error}
        </p>
      )}
      <OtherValues
        label={section.title}
        words={(value) => `${repeat.item}: ${listOf(value).length}`}
        path={section.key}
        field={list}
      />
      {!readOnly && (
        <Button
          kind="secondary"
          small
          icon={<IconPlus size={16} />}
          disabled={isFull}
          onClick={() => store.set(section.key, [...ids, crypto.randomUUID().slice(0, 13)])}
        >
          Add {repeat.item}
        </Button>
      )}
    </div>
  )
}
