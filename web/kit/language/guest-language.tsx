import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { LoadingState } from '../feedback/states.tsx'
import { useLanguage } from './language.ts'
import { TextsContext, textsOf } from './texts.ts'

type Dictionary = Readonly<Record<string, string>>

const english: Dictionary = {}

/** Shows what is inside in the guest's language. What was typed stays when the language is switched. */
export function GuestLanguage({ children }: { readonly children: ReactNode }) {
  const language = useLanguage()
  const [spanish, setSpanish] = useState<Dictionary>()
  // Once a page was shown, it stays while the texts of the other language are on their way.
  const [waits, setWaits] = useState(language === 'es')
  useEffect(() => {
    document.documentElement.lang = language
    return () => {
      document.documentElement.lang = 'en'
    }
  }, [language])
  useEffect(() => {
    if (language !== 'es') return
    // Without its texts a page is better in English than missing.
    void import('./spanish.ts')
      .then(
        (loaded) => setSpanish(loaded.spanish),
        () => setSpanish(english),
      )
      .finally(() => setWaits(false))
  }, [language])
  const dictionary = language === 'es' ? spanish : english
  const texts = useMemo(() => textsOf(dictionary ?? english), [dictionary])
  if (waits) return <LoadingState lines={4} />
  return <TextsContext value={texts}>{children}</TextsContext>
}
