import { lazy, Suspense, useState } from 'react'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { LoadingState } from '../../../kit/feedback/states.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { pagePart } from '../../../platform/page-part.ts'
import type { SheetsAddresses } from '../library/layout-owner.ts'
import type { EditorView } from './editor-view.ts'
import type { DraftState, LayoutDraft } from './save/layout-draft.ts'
import type { Judgement } from './use-judgement.ts'
import { DifferencesView } from './views/differences-view.tsx'
import { ErrorsView } from './views/errors-view.tsx'
import { UsesView } from './views/uses-view.tsx'
import { VersionsView } from './views/versions-view.tsx'
import { type Chosen, WorkView } from './work-view.tsx'

const SheetsView = lazy(pagePart(() => import('./sheets/sheets-view.tsx')))
const PreviewView = lazy(pagePart(() => import('./views/preview-view.tsx')))

interface Props {
  readonly draft: LayoutDraft
  readonly state: DraftState
  readonly judgement: Judgement
  readonly readOnly: boolean
  readonly view: EditorView
  readonly addresses: SheetsAddresses
  readonly onView: (view: EditorView) => void
  readonly onRollBack: (number: number) => Promise<void>
}

/** The side of a layout that was requested. */
export function ChosenView({ draft, state, judgement, readOnly, view, addresses, onView, onRollBack }: Props) {
  const [chosen, setChosen] = useState<Chosen>({ key: undefined, goes: 0 })
  const { saved, layout } = state
  const goTo = (key: string): void => {
    onView('edit')
    setChosen({ key, goes: chosen.goes + 1 })
  }
  switch (view) {
    case 'sheets':
      return (
        <Suspense fallback={<LoadingState lines={12} />}>
          <SheetsView draft={draft} state={state} judgement={judgement} readOnly={readOnly} addresses={addresses} />
        </Suspense>
      )
    case 'edit':
      return (
        <WorkView
          draft={draft}
          state={state}
          judgement={judgement}
          readOnly={readOnly}
          chosen={chosen}
          onChoose={setChosen}
        />
      )
    case 'preview':
      return (
        <Suspense fallback={<LoadingState lines={10} />}>
          <PreviewView layout={layout} title={saved.form.title} sheets={addresses.file} />
        </Suspense>
      )
    case 'differences':
      return (
        <Card title="Differences from the level above">
          <DifferencesView level={saved.level} differences={judgement.differences} onGo={goTo} />
        </Card>
      )
    case 'errors':
      return (
        <Card title="Errors">
          {judgement.errors.length > 0 && !readOnly && (
            <Notice kind="warning">Fix these errors before you publish.</Notice>
          )}
          <ErrorsView errors={judgement.errors} onGo={goTo} />
        </Card>
      )
    case 'versions':
      return (
        <Card title="Versions">
          <VersionsView current={saved} {...(!readOnly && { onRollBack })} />
        </Card>
      )
    case 'uses':
      return (
        <Card title="Used by">
          <UsesView current={saved} />
        </Card>
      )
  }
}
