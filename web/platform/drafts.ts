import { tabStorage } from './storage.ts'

const name = 'portico.drafts'

/** Unsent text by its place. Stored until the tab closes or the session ends. */
function drafts(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(tabStorage.read(name) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, string>) : {}
  } catch {
    return {}
  }
}

export function readDraft(place: string): string | undefined {
  const draft = drafts()[place]
  return typeof draft === 'string' ? draft : undefined
}

/** Stores a draft; undefined removes it. */
export function keepDraft(place: string, draft: string | undefined): void {
  const { [place]: _old, ...others } = drafts()
  tabStorage.write(name, JSON.stringify(draft === undefined ? others : { ...others, [place]: draft }))
}

export const forgetDrafts = (): void => tabStorage.write(name, null)
