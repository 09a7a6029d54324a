import { isBrokerageUser } from '@portico/contract/areas/session/roles.rules.ts'
import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { Suspense, useState } from 'react'
import { useBrand } from '../../areas/branding/branding.public.ts'
import { FeaturesDialog, useFeature } from '../../areas/features/features.public.ts'
import { Button } from '../../kit/controls/button.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import { useNow } from '../../platform/now.ts'
import classes from './footer.module.css'

interface Props {
  readonly user: CurrentUser | null
  readonly account: Account | undefined
}

/** The year and whose portal it is; brokerage staff and guests find help here too. */
export function Footer({ user, account }: Props) {
  const { name } = useBrand()
  return (
    <footer className={classes.footer}>
      <span>
        © {useNow().getFullYear()} {name}
      </span>
      {user?.isAdmin === true && account !== undefined && <Features account={account} />}
      {user === null && <AppLink href="/help">Help</AppLink>}
      {user !== null && isBrokerageUser(user, account) && <AppLink href="/help">Need Help?</AppLink>}
    </footer>
  )
}

/** The link to the features, if its flag is on. */
function Features({ account }: { readonly account: Account }) {
  const isShown = useFeature(account.accountCode, 'SHOW_FEATURES_LINK')
  const [opened, setOpened] = useState(false)
  if (!isShown && !opened) return null
  return (
    <>
      <Button kind="quiet" small onClick={() => setOpened(true)}>
        Features
      </Button>
      {opened && (
        <Suspense>
          <FeaturesDialog account={account} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
