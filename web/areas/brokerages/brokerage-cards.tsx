import type { Brokerage } from '@portico/contract/areas/brokerages/brokerage.shapes.ts'
import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { VisuallyHidden } from '../../kit/controls/visually-hidden.tsx'
import { Monogram } from '../../kit/data/monogram.tsx'
import { MoreButton } from '../../kit/data/more-button.tsx'
import { moreOf } from '../../kit/data/more.ts'
import { Pill } from '../../kit/data/pill.tsx'
import { Loaded } from '../../kit/feedback/loaded.tsx'
import { AppLink } from '../../platform/app-link.tsx'
import classes from './brokerage-cards.module.css'
import { brokeragePages } from './brokerage-list.queries.ts'

/** The brokerages that one works for, each with the way to its people. */
export function BrokerageCards() {
  const pages = useInfiniteQuery(brokeragePages())
  return (
    <section className={classes.part} aria-label="Brokerages">
      <Loaded query={pages} failed="The brokerages could not be loaded." lines={2}>
        {(data) => (
          <>
            <ul className={classes.cards}>
              {data.pages
                .flatMap((page) => page.items)
                .map((brokerage) => (
                  <li key={brokerage.brokerCode} className={classes.card}>
                    <BrokerageCard brokerage={brokerage} />
                  </li>
                ))}
            </ul>
            <MoreButton more={moreOf(pages)}>More brokerages</MoreButton>
          </>
        )}
      </Loaded>
    </section>
  )
}

const asked: Readonly<Record<Brokerage['twoFactor'], string>> = {
  OPTIONAL: 'Two-factor is optional',
  STAFF: 'Two-factor for staff',
  EVERYONE: 'Two-factor for staff and clients',
}

function BrokerageCard({ brokerage }: { readonly brokerage: Brokerage }) {
  const { brokerCode, brokerName, mayAdminister, twoFactor } = brokerage
  return (
    <>
      <Monogram name={brokerName} square size="large" />
      <div className={classes.words}>
        <h2 className={classes.name}>
          <AppLink href={`/brokerage-administration/${encodeURIComponent(brokerCode)}`}>{brokerName}</AppLink>
        </h2>
        <p className={classes.facts}>
          {brokerCode} · {asked[twoFactor]}
        </p>
        <p className={classes.ways}>
          <AppLink
            href={`/brokerage-administration/${encodeURIComponent(brokerCode)}/accounts`}
            className={classes.people}
          >
            <IconListSearch size={18} aria-hidden />
            Accounts<VisuallyHidden> of {brokerName}</VisuallyHidden>
          </AppLink>
          <AppLink
            href={`/brokerage-administration/${encodeURIComponent(brokerCode)}/staff`}
            className={classes.people}
          >
            <IconUsers size={18} aria-hidden />
            People<VisuallyHidden> of {brokerName}</VisuallyHidden>
          </AppLink>
          {mayAdminister && <Pill tone="brand">You administer it</Pill>}
        </p>
      </div>
    </>
  )
}
