import { useState } from 'react'
import { useForm } from '../form-context.ts'

/** Pages of a PDF are too small to be filled in below this width. */
const narrow = '(max-width: 48rem)'

/** Whether a form is answered on its PDF's pages or as a list; undefined if it has no PDF. */
export function useOnSheets(): readonly [boolean | undefined, (onSheets: boolean) => void] {
  const { store, sheets } = useForm()
  const [onSheets, show] = useState(() => !matchMedia(narrow).matches)
  const hasSheets = sheets !== undefined && store.layout.pages.some(({ sheet }) => sheet !== undefined)
  return [!hasSheets ? undefined : onSheets, show]
}
