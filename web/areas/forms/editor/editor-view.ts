import { useNavigate, useSearch } from '@tanstack/react-router'

const editorViews = ['sheets', 'edit', 'preview', 'differences', 'errors', 'versions', 'uses'] as const

/** What of a form is on screen. */
export type EditorView = (typeof editorViews)[number]

/** The view that the address names, and the way to another. */
export function useEditorView(start: EditorView): readonly [EditorView, (view: EditorView) => void] {
  const { view }: { view?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const known = editorViews.find((one) => one === view) ?? start
  return [
    known,
    (next) =>
      void navigate({
        to: '.',
        search: next === start ? {} : { view: next },
        replace: true,
        resetScroll: false,
      }),
  ]
}
