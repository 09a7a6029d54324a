import { linkMessages } from '@portico/contract/areas/links/link.messages.ts'
import { openedAddress } from '@portico/contract/areas/links/link.rules.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { IconButton } from '../../kit/controls/icon-button.tsx'
import { VisuallyHidden } from '../../kit/controls/visually-hidden.tsx'
import { ReorderList } from '../../kit/data/reorder-list.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { pagePart } from '../../platform/page-part.ts'
import { useSignedInUser } from '../session/session.public.ts'
import { LinkLogo } from './link-logo.tsx'
import { useLinkChanges, useLinks } from './links.queries.ts'
import classes from './quick-links-card.module.css'

const AddLinkDialog = lazy(pagePart(() => import('./add-link-dialog.tsx')))

/** The quick links of an account: open, add, remove, reorder. Viewers can only open them. */
export function QuickLinksCard({ accountCode }: { readonly accountCode: string }) {
  const { isViewer } = useSignedInUser()
  const links = useLinks(accountCode)
  const { reorder, remove } = useLinkChanges(accountCode)
  const [adding, setAdding] = useState(false)
  const addButton = (
    <Button kind="secondary" small icon={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      Add link
    </Button>
  )
  return (
    <>
      <Card title="Quick Links" action={isViewer ? undefined : addButton}>
        <Loaded query={links} failed={linkMessages.getFailed}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState title="No links yet">
                Add links to sites you use often, such as a carrier’s website.
              </EmptyState>
            ) : (
              <ReorderList
                label="Quick Links"
                items={list}
                keyOf={({ id }) => id}
                nameOf={({ displayText }) => displayText}
                onReorder={(inOrder) => void reorder(inOrder)}
                fixed={isViewer}
              >
                {(link) => (
                  <>
                    <LinkLogo link={link} />
                    <a
                      className={classes.link}
                      href={openedAddress(link.linkValue)}
                      target="_blank"
                      rel="noopener noreferrer"
                      title={link.linkValue}
                    >
                      {link.displayText}
                      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
                    </a>
                    {!isViewer && (
                      <span className={classes.remove}>
                        <IconButton
                          label={`Remove ${link.displayText}`}
                          icon={<IconX size={18} />}
                          small
                          onClick={() => void remove(link)}
                        />
                      </span>
                    )}
                  </>
                )}
              </ReorderList>
            )
          }
        </Loaded>
      </Card>
      {adding && (
        <Suspense>
          <AddLinkDialog accountCode={accountCode} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  )
}
