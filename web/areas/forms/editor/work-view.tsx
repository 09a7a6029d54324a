import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { AddItemDialog } from './add-item-dialog.tsx'
import classes from './editor.module.css'
import { changed, duplicated, without } from './model/edit-layout.ts'
import { hiddenIn, shownAgain } from './model/hidden-items.ts'
import { neighbourOf, withNew } from './model/new-items.ts'
import { everything, find, type Found, type Place } from './model/places.ts'
import { OutlineCard } from './outline-card.tsx'
import { ItemPanel } from './properties/item-panel.tsx'
import type { DraftState, LayoutDraft } from './save/layout-draft.ts'
import { LayoutTree } from './tree/layout-tree.tsx'
import type { Judgement } from './use-judgement.ts'

/** The selected item; `goes` increases after navigation from elsewhere, so that the focus follows. */
export interface Chosen {
  readonly key: string | undefined
  readonly goes: number
}

interface Props {
  readonly draft: LayoutDraft
  readonly state: DraftState
  readonly judgement: Judgement
  readonly readOnly: boolean
  readonly chosen: Chosen
  readonly onChoose: (chosen: Chosen) => void
}

/** The tree of a layout, next to the properties of the selected item. */
export function WorkView({ draft, state, judgement, readOnly, chosen, onChoose }: Props) {
  const { layout, saved } = state
  const { parent, level } = saved
  const [adding, setAdding] = useState<Place['kind']>()
  const panel = useRef<HTMLDivElement>(null)
  const found = chosen.key === undefined ? undefined : find(layout, chosen.key)
  const hidden = useMemo(() => hiddenIn(layout, parent), [layout, parent])
  const fixed = useMemo(() => lockedIn(parent), [parent])
  const invalid = useMemo(() => new Set(judgement.errors.flatMap(({ key }) => key ?? [])), [judgement.errors])
  const choose = (key: string | undefined): void => onChoose({ ...chosen, key })
  const go = (key: string | undefined): void => onChoose({ key, goes: chosen.goes + 1 })

  useEffect(() => {
    if (chosen.goes > 0) panel.current?.focus()
  }, [chosen.goes])

  const remove = ({ item, ...rest }: Found): void => {
    go(neighbourOf(layout, { item, ...rest } as Found))
    draft.change(without(layout, item.key))
  }

  return (
    <div className={classes.work} data-chosen={found !== undefined}>
      <OutlineCard layout={layout} chosen={chosen.key} readOnly={readOnly} onChoose={go} onAdd={setAdding}>
        <LayoutTree
          layout={layout}
          current={chosen.key}
          invalid={invalid}
          fixed={fixed}
          hidden={hidden}
          readOnly={readOnly}
          onChoose={choose}
          onMove={(next) => draft.change(next)}
          onShowAgain={(key) => {
            if (parent !== null) draft.change(shownAgain(layout, parent, key))
          }}
        />
      </OutlineCard>
      <div ref={panel} tabIndex={-1} className={classes.panel}>
        <Card title="Properties">
          <div className={classes.back}>
            <Button
              kind="quiet"
              small
              icon={<IconChevronLeft size={18} aria-hidden />}
              onClick={() => choose(undefined)}
            >
              All questions
            </Button>
          </div>
          {found === undefined ? (
            <EmptyState title="Nothing selected">Choose a page, section, or question to see its properties.</EmptyState>
          ) : (
            <ItemPanel
              key={found.item.key}
              layout={layout}
              parent={parent}
              level={level}
              purpose={saved.form.purpose}
              found={found}
              errors={judgement.errors.filter(({ key }) => key === found.item.key)}
              disabled={readOnly}
              onChange={(patch) =>
                draft.change(changed(layout, found.item.key, patch), `${found.item.key} ${Object.keys(patch).join()}`)
              }
              onDuplicate={() => {
                const copy = duplicated(layout, found.item.key)
                draft.change(copy.layout)
                go(copy.key)
              }}
              onRemove={() => remove(found)}
            />
          )}
        </Card>
      </div>
      {adding !== undefined && (
        <AddItemDialog
          what={adding}
          onAdd={(values) => {
            const next = withNew(layout, adding, chosen.key, values)
            draft.change(next.layout)
            go(next.key)
          }}
          onClose={() => setAdding(undefined)}
        />
      )}
    </div>
  )
}

/** Items locked by the level above cannot move. */
function lockedIn(parent: DraftState['saved']['parent']): ReadonlySet<string> {
  if (parent === null) return new Set()
  return new Set(everything(parent).flatMap(({ item }) => (item.locked ? item.key : [])))
}
