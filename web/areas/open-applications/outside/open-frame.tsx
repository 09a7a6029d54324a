import { type ReactNode, useEffect } from 'react'
import { CoverPage } from '../../../kit/layout/cover-page.tsx'
import { PageTitle } from '../../../kit/layout/page.tsx'
import { BrandLogo, useBrand } from '../../branding/branding.door.ts'
import classes from './open.module.css'

interface Props {
  readonly title: string
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

/** A page before the forms: the way in, the end, and where a link leads nowhere. */
export function OpenFrame({ title, lead, children }: Props) {
  const { name } = useBrand()
  useTitle(title)
  return (
    <CoverPage logo={<BrandLogo />} brandName={name}>
      <PageTitle>{title}</PageTitle>
      {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      {children}
    </CoverPage>
  )
}

/** A page with room for forms, under the brokerage’s sign. */
export function OpenSheet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useTitle(title)
  return (
    <div className={classes.sheet}>
      <header className={classes.bar}>
        <BrandLogo />
      </header>
      <main className={classes.main}>{children}</main>
    </div>
  )
}

function useTitle(title: string): void {
  const { tabName } = useBrand()
  useEffect(() => {
    document.title = `${title} – ${tabName}`
  }, [title, tabName])
}
