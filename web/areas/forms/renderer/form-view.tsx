import { lazy, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { EmptyState } from '../../../kit/feedback/states.tsx'
import { pagePart } from '../../../platform/page-part.ts'
import { FormContext, type FormHost, useForm } from './form-context.ts'
import { nextMissing, pageOf } from './model/next-missing.ts'
import classes from './parts/form.module.css'
import { FormTools } from './parts/form-tools.tsx'
import { PageRail } from './parts/page-rail.tsx'
import { PageView } from './parts/page-view.tsx'
import { PrintForm } from './print/print-form.tsx'

const PagesDialog = lazy(pagePart(() => import('./parts/pages-dialog.tsx')))

interface Props {
  readonly host: FormHost
  /** What is printed above the answers. */
  readonly title: string
  /** The page that is open; the first one where none is named. */
  readonly pageKey: string | undefined
  readonly onPage: (key: string) => void
  /** A question that was asked for from outside, such as one that is missing. */
  readonly goal?: { readonly path: string } | undefined
}

/** A form to be filled: its pages, the ways through them, and the one that is open. */
export function FormView(props: Props) {
  return (
    <FormContext value={props.host}>
      <OpenForm {...props} />
      <PrintForm title={props.title} />
    </FormContext>
  )
}

interface Goal {
  readonly path: string
  readonly times: number
}

function OpenForm({ pageKey, onPage, goal: asked }: Props) {
  const { store } = useForm()
  const [requiredOnly, showRequiredOnly] = useState(false)
  const [goal, setGoal] = useState<Goal>()
  const [isChoosing, choosePage] = useState(false)
  const keys = usePageKeys()
  const current = keys.includes(pageKey ?? '') ? (pageKey ?? '') : (keys[0] ?? '')
  useFlush()

  const goTo = (path: string): void => {
    const page = pageOf(store.derived().pages, path)
    if (page === undefined) return
    if (page.page.key !== current) onPage(page.page.key)
    setGoal((before) => ({ path, times: (before?.times ?? 0) + 1 }))
  }
  const openPage = (key: string, section?: string): void => {
    choosePage(false)
    setGoal(undefined)
    if (key !== current) onPage(key)
    // The page has to be drawn before one can go to a part of it.
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

  if (current === '') return <EmptyState title="This form asks nothing yet" />
  const at = keys.indexOf(current)
  return (
    <div className={classes.form}>
      <div className={classes.aside}>
        <PageRail current={current} onPage={openPage} />
      </div>
      <div className={classes.main}>
        <FormTools
          requiredOnly={requiredOnly}
          onRequiredOnly={showRequiredOnly}
          onNextMissing={goToMissing}
          onGo={(path) => {
            // What was looked for may be hidden.
            showRequiredOnly(false)
            goTo(path)
          }}
          onPages={() => choosePage(true)}
        />
        <PageView key={current} pageKey={current} requiredOnly={requiredOnly} goal={goal} />
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

/** What is being typed counts before the page goes. */
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

/** The question in which somebody is. */
function pathInFocus(): string | undefined {
  const id = document.activeElement?.closest('[id^="answer-"]')?.id
  return id?.slice('answer-'.length).replaceAll('_', '/')
}
