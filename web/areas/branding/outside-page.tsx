import type { ReactNode } from 'react'
import { LanguageSwitch } from '../../kit/language/language-switch.tsx'
import { CoverPage } from '../../kit/layout/cover-page.tsx'
import { PageTitle } from '../../kit/layout/page.tsx'
import { useBrand } from './brand-context.tsx'
import { BrandLogo } from './brand-logo.tsx'
import classes from './outside-page.module.css'
import { useTabTitle } from './use-tab-title.ts'

interface Props {
  readonly title: string
  /** What it is about, below the title. */
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

/** A page outside the portal, such as an emailed link opens: under the brokerage’s sign, in the look of the login. */
export function OutsidePage({ title, lead, children }: Props) {
  const { name } = useBrand()
  useTabTitle(title)
  return (
    <CoverPage logo={<BrandLogo />} tools={<LanguageSwitch />} brandName={name}>
      <PageTitle>{title}</PageTitle>
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      {children}
    </CoverPage>
  )
}
