import type { Language } from '@portico/contract/kit/email/languages.ts'
import { useSyncExternalStore } from 'react'
import { createListeners } from '../../platform/listeners.ts'
import { deviceStorage } from '../../platform/storage.ts'

const name = 'portico.language'
const listeners = createListeners()
const known = (language: unknown): language is Language => language === 'en' || language === 'es'

/** The language chosen on this device, else the first of the browser's that guest pages have. */
function currentLanguage(): Language {
  const chosen = deviceStorage.read(name)
  if (known(chosen)) return chosen
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(known) ?? 'en'
}

/** Shows guest pages in a language from now on, on this device. */
export function chooseLanguage(language: Language): void {
  deviceStorage.write(name, language)
  listeners.tell()
}

export const useLanguage = (): Language => useSyncExternalStore(listeners.subscribe, currentLanguage)
