import { locate } from '@portico/contract/areas/forms/layouts/places.ts'
import { lazy, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Choice } from '../../../kit/controls/choice.tsx'
import { EmptyState, LoadingState } from '../../../kit/feedback/states.tsx'
import { pagePart } from '../../../platform/page-part.ts'
import { FormContext, type FormHost, useForm } from './form-context.ts'
import { nextMissing, pageOf } from './model/next-missing.ts'
import classes from './parts/form.module.css'
import { FormTools } from './parts/form-tools.tsx'
import { PageRail } from './parts/page-rail.tsx'
import { PageView } from './parts/page-view.tsx'
import { PrintForm } from './print/print-form.tsx'
import { useOnSheets } from './sheets/use-on-sheets.ts'

const SheetView = lazy(pagePart(() => import('./sheets/sheet-view.tsx')))
const PagesDialog = lazy(pagePart(() => import('./parts/pages-dialog.tsx')))

interface Props {
  readonly host: FormHost
  /** What is printed above the answers. */
  readonly title: string
  /** The open page; the first one by default. */
  readonly pageKey: string | undefined
  readonly onPage: (key: string) => void
  /** A question that was requested from outside, such as one that is missing. */
  readonly goal?: { readonly path: string } | undefined
}

const ways = [
  { value: 'page', label: 'On the page' },
  { value: 'list', label: 'As a list' },
] as const

/** A form to be filled: its pages, the ways through them, and the one that is open. */
export function FormView(props: Props) {
  return (
    <FormContext value={props.host}>
      <OpenForm {...props} />
      <PrintForm title={props.title} />
    </FormContext>
  )
}

interface PageProps {
  /** Where the PDF is read; undefined if the page is shown as a list. */
  readonly address: string | undefined
  readonly pageKey: string
  readonly requiredOnly: boolean
  readonly goal: Goal | undefined
}

/** The open page: in its places on the PDF, or as a list of questions. */
function PageAsked({ address, pageKey, requiredOnly, goal }: PageProps) {
  const { store } = useForm()
  const page = store.layout.pages.find(({ key }) => key === pageKey)
  if (address === undefined || page?.sheet === undefined)
    return <PageView key={pageKey} pageKey={pageKey} requiredOnly={requiredOnly} goal={goal} />
  return (
    <Suspense fallback={<LoadingState lines={12} />}>
      <SheetView address={address} page={page} sheet={page.sheet} goal={goal} />
    </Suspense>
  )
}

interface Goal {
  readonly path: string
  readonly times: number
}

function OpenForm({ pageKey, onPage, goal: asked }: Props) {
  const { store, sheets } = useForm()
  const [requiredOnly, showRequiredOnly] = useState(false)
  const [goal, setGoal] = useState<Goal>()
  const [isChoosing, choosePage] = useState(false)
  const keys = usePageKeys()
  const current = keys.includes(pageKey ?? '') ? (pageKey ?? '') : (keys[0] ?? '')
  const [onSheets, showOnSheets] = useOnSheets()
  useFlush()

  const goTo = (path: string): void => {
    const page = pageOf(store.derived().pages, path)
    if (page === undefined) return
    // If only required questions are shown, optional ones are not rendered.
    if (locate(store.layout, path)?.question?.required === false) showRequiredOnly(false)
    if (page.page.key !== current) onPage(page.page.key)
    setGoal((before) => ({ path, times: (before?.times ?? 0) + 1 }))
  }
  const openPage = (key: string, section?: string): void => {
    choosePage(false)
    setGoal(undefined)
    if (key !== current) onPage(key)
    // The page must be rendered before a part of it can be focused.
    requestAnimationFrame(() =>
      document.getElementById(section === undefined ? 'form-page' : `section-${section}`)?.focus(),
    )
    if (section === undefined) scrollTo({ top: 0 })
  }
  const goToMissing = (): void => {
    const path = nextMissing(store.derived().pages, pathInFocus())
    if (path !== undefined) goTo(path)
  }
  useNextMissingKey(goToMissing)
  const onAsked = useEffectEvent((path: string) => goTo(path))
  useEffect(() => {
    if (asked !== undefined) onAsked(asked.path)
  }, [asked])

  if (current === '') return <EmptyState title="This form has no questions yet" />
  const at = keys.indexOf(current)
  return (
    <div className={classes.form} data-sheets={onSheets === true}>
      <div className={classes.aside}>
        <PageRail current={current} onPage={openPage} />
      </div>
      <div className={classes.main}>
        {onSheets !== undefined && (
          <div className={classes.ways}>
            <Choice
              label="View"
              labelHidden
              options={ways}
              value={onSheets ? 'page' : 'list'}
              onChange={(way) => {
                store.flush()
                showOnSheets(way === 'page')
              }}
            />
          </div>
        )}
        <FormTools
          requiredOnly={requiredOnly}
          onRequiredOnly={showRequiredOnly}
          onNextMissing={goToMissing}
          onGo={goTo}
          onPages={() => choosePage(true)}
        />
        <PageAsked
          address={onSheets === true ? sheets : undefined}
          pageKey={current}
          requiredOnly={requiredOnly}
          goal={goal}
        />
        <div className={classes.turn}>
          <Button kind="secondary" disabled={at === 0} onClick={() => openPage(keys[at - 1] ?? current)}>
            Previous page
          </Button>
          <Button disabled={at === keys.length - 1} onClick={() => openPage(keys[at + 1] ?? current)}>
            Next page
          </Button>
        </div>
      </div>
      {isChoosing && (
        <Suspense>
          <PagesDialog current={current} onPage={openPage} onClose={() => choosePage(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** The pages that are asked; the same list until another is. */
function usePageKeys(): readonly string[] {
  const { store } = useForm()
  const joined = useSyncExternalStore(
    (listener) => store.listen('progress', listener),
    () =>
      store
        .derived()
        .pages.map(({ page }) => page.key)
        .join(' '),
  )
  return joined === '' ? [] : joined.split(' ')
}

/** Commits typing before the page unloads. */
function useFlush(): void {
  const { store } = useForm()
  useEffect(() => {
    const flush = (): void => store.flush()
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [store])
}

function useNextMissingKey(go: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.code !== 'KeyN' || document.querySelector('dialog[open]') !== null) return
    event.preventDefault()
    go()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

/** The question in which someone is. */
function pathInFocus(): string | undefined {
  const onSheet = document.activeElement?.closest<HTMLElement>('[data-path]')?.dataset['path']
  if (onSheet !== undefined) return onSheet
  const id = document.activeElement?.closest('[id^="answer-"]')?.id
  return id?.slice('answer-'.length).replaceAll('_', '/')
}
