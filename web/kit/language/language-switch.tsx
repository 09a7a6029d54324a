import { Button } from '../controls/button.tsx'
import { chooseLanguage, useLanguage } from './language.ts'

/** Switches guest pages to the other language, whose name it shows in that language. */
export function LanguageSwitch() {
  const other = useLanguage() === 'en' ? 'es' : 'en'
  return (
    <Button kind="quiet" small lang={other} onClick={() => chooseLanguage(other)}>
      {other === 'es' ? 'Español' : 'English'}
    </Button>
  )
}
