import { useEffect } from 'react'
import { useBrand } from './brand-context.tsx'

/** Names the browser’s tab after a page and the brokerage. */
export function useTabTitle(title: string): void {
  const { tabName } = useBrand()
  useEffect(() => {
    document.title = `${title} – ${tabName}`
  }, [title, tabName])
}
