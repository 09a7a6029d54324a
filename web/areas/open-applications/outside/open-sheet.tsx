import type { ReactNode } from 'react'
import { LanguageSwitch } from '../../../kit/language/language-switch.tsx'
import { BrandLogo, useTabTitle } from '../../branding/branding.public.ts'
import classes from './open.module.css'

/** A page with room for forms, under the brokerage’s sign. */
export function OpenSheet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useTabTitle(title)
  return (
    <div className={classes.sheet}>
      <header className={classes.bar}>
        <BrandLogo />
        <LanguageSwitch />
      </header>
      <main className={classes.main}>{children}</main>
    </div>
  )
}
