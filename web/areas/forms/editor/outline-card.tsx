import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { type ReactNode, useState } from 'react'
import { SearchField } from '../../../kit/forms/kinds/search-field.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { Menu } from '../../../kit/overlays/menu.tsx'
import classes from './editor.module.css'
import { targetOfNew } from './model/new-items.ts'
import { everything, find, type Found, type Place } from './model/places.ts'

/** The most results shown; people who need another type more. */
const mostFound = 40

interface Props {
  readonly layout: Layout
  readonly chosen: string | undefined
  readonly readOnly: boolean
  readonly onChoose: (key: string) => void
  readonly onAdd: (what: Place['kind']) => void
  /** The tree. */
  readonly children: ReactNode
}

/** The left side of the editor: search, add and reorder the form's items. */
export function OutlineCard({ layout, chosen, readOnly, onChoose, onAdd, children }: Props) {
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const canHold = targetOfNew(layout, 'question', chosen === undefined ? undefined : find(layout, chosen)) !== undefined
  return (
    <Card
      title="Questions"
      action={
        !readOnly && (
          <Menu
            small
            label="Add to the form"
            icon={<IconPlus size={18} aria-hidden />}
            items={[
              {
                label: 'Question',
                onSelect: () => onAdd('question'),
                unavailable: canHold ? undefined : 'Add a section to the page first',
              },
              { label: 'Section', onSelect: () => onAdd('section') },
              { label: 'Page', onSelect: () => onAdd('page') },
            ]}
          />
        )
      }
    >
      <search className={classes.search}>
        <SearchField
          label="Find in the form"
          placeholder="Text or key"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </search>
      {wanted === '' ? children : <Finds finds={findsOf(layout, wanted)} onChoose={onChoose} />}
    </Card>
  )
}

const findsOf = (layout: Layout, wanted: string): readonly Found[] =>
  everything(layout)
    .filter(({ item, name }) => `${name} ${item.key}`.toLowerCase().includes(wanted))
    .slice(0, mostFound)

function Finds({ finds, onChoose }: { readonly finds: readonly Found[]; readonly onChoose: (key: string) => void }) {
  if (finds.length === 0) return <p>No matching items.</p>
  return (
    <ul className={classes.found} aria-label="Found">
      {finds.map((found) => (
        <li key={found.item.key}>
          <button type="button" onClick={() => onChoose(found.item.key)}>
            {found.name}
            <small>{whereOf(found)}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}

function whereOf(found: Found): string {
  if ('section' in found) return `${found.page.title} › ${found.section.title}`
  return 'page' in found ? found.page.title : 'Page'
}
